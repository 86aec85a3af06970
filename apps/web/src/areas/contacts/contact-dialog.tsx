import type { FieldError } from '@libretto/api-client/problem';
import { revealRow } from '@libretto/design-system/collapsible-list';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { PhoneField } from '@libretto/design-system/phone-field';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { type RefusedField, useRecordForm } from '../../shared/forms/use-record-form.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { begunFrom } from '../../shared/records/seen-version.ts';
import { type ContactDraft, type ContactValues, contactForm } from './contact-form.ts';
import {
  type Contact,
  type ContactKind,
  contactLists,
  contactsQuery,
  contactTypes,
  saveContact,
  saveOf,
} from './contacts.queries.ts';
import { NameField } from './name-field.tsx';

export interface ContactDialogProps {
  kind: ContactKind;
  patient: Patient;
  /** Absent for a new one. */
  contact: Contact | undefined;
  /** What was left the last time. */
  start?: ContactDraft;
  draft: DraftHandle<ContactDraft>;
  onClose: () => void;
}

export function ContactDialog({ kind, patient, contact, start, draft, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contacts');
  const words = t('errors', { returnObjects: true });
  const query = contactsQuery(kind, patient.id_utente);
  const before = contact
    ? saveOf(contact)
    : { id_contatto: 0, id_paziente: patient.id_paziente, id_contatto_tipologia: contactTypes[kind] };

  function fieldOf({ path }: FieldError): RefusedField | undefined {
    if (path === '/contatto_nominativo') return { name: 'contatto_nominativo', text: words.required };
    if (path === '/contatto_telefono') return { name: 'contatto_telefono', text: words.phone };
    return undefined;
  }

  const version = begunFrom(contact, start);
  const { form, bind, dirty, saving, failure, formProps } = useRecordForm<ContactValues, Contact>({
    initial: contactForm.initial(contact, start),
    schema: contactForm.schema(words),
    version,
    save: async (values, seen) => {
      const saved = await saveContact(kind, { ...before, ...contactForm.body(values, contact) }, seen);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      return saved;
    },
    onSaved: ({ id_contatto }) => {
      draft.close();
      onClose();
      revealRow({ name: contactLists[kind], id: id_contatto });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
    refused: fieldOf,
  });
  const values = useStore(form.store, (store) => store.values);
  const { unsaved, leave } = useKeptForm({
    draft,
    values,
    version,
    content: (typed): ContactDraft => ({ ...typed, id_contatto: before.id_contatto, kind }),
    dirty,
    resumed: start !== undefined,
    onClose,
  });

  return (
    <FormDialog
      title={t(contact ? `${kind}.edit` : `${kind}.add`)}
      description={contact?.contatto_nominativo}
      dirty={unsaved}
      {...{ saving, failure, formProps }}
      onClose={leave}
    >
      <form.Field name="contatto_nominativo">
        {(field) => <NameField {...bind(field)} label={t('name')} hint={t('nameHint')} required autoComplete="off" />}
      </form.Field>
      <form.Field name="contatto_telefono">
        {(field) => <PhoneField {...bind(field)} label={t('phone')} required autoComplete="off" />}
      </form.Field>
      {!contact && (
        <form.Field name="id_livello_confidenzialita">
          {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
        </form.Field>
      )}
    </FormDialog>
  );
}
