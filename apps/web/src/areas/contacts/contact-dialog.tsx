import type { FieldError } from '@libretto/api-client/problem';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { PhoneField } from '@libretto/design-system/phone-field';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import type { RefusedField } from '../../shared/forms/use-record-form.tsx';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
import { type ContactDraft, contactForm } from './contact-form.ts';
import {
  type Contact,
  type ContactKind,
  contactLists,
  contactsQuery,
  contactTypes,
  refreshPatient,
  saveContact,
  toContactSave,
} from './contacts.queries.ts';
import { NameField } from './name-field.tsx';

/** Whom to call is written down to be read; the patient may still choose another level. */
const presets = { emergency: { id_livello_confidenzialita: 1 }, other: {} } as const;

export interface ContactDialogProps extends RecordDialogProps<Contact, ContactDraft> {
  kind: ContactKind;
}

export function ContactDialog(props: ContactDialogProps) {
  const { kind, patient, record: contact } = props;
  const { t } = useTranslation('contacts');
  const { t: tShell } = useTranslation();
  const messages = t('errors', { returnObjects: true });
  const query = contactsQuery(kind, patient.id_utente);
  const before = contact
    ? toContactSave(contact)
    : { id_contatto: 0, id_paziente: patient.id_paziente, id_contatto_tipologia: contactTypes[kind] };

  function toField({ path }: FieldError): RefusedField | undefined {
    if (path === '/contatto_nominativo') return { name: 'contatto_nominativo', text: messages.required };
    if (path === '/contatto_telefono') return { name: 'contatto_telefono', text: messages.phone };
    return undefined;
  }

  const summarize = useSaveSummary({ tipo: 'contact', ...(contact && { id: contact.id_contatto }) });
  const { form, bind, dialogProps } = useRecordDialog(props, {
    form: contactForm,
    preset: presets[kind],
    keys: { id_contatto: before.id_contatto, kind },
    schema: contactForm.schema(messages),
    question: tShell('save.question'),
    detail: (values) =>
      summarize([values.contatto_nominativo, values.contatto_telefono], values.id_livello_confidenzialita),
    save: async (values, baseVersion) => {
      const saved = await saveContact(kind, { ...before, ...contactForm.body(values, contact) }, baseVersion);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: query.queryKey }),
        refreshPatient(patient.id_utente),
      ]);
      return saved;
    },
    getRow: ({ id_contatto }) => ({ name: contactLists[kind], id: id_contatto }),
    onFailed: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
    refused: toField,
  });

  return (
    <FormDialog
      title={t(contact ? `${kind}.edit` : `${kind}.add`)}
      description={contact?.contatto_nominativo}
      {...dialogProps}
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
