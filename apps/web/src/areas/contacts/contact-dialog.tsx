import type { FieldError } from '@libretto/api-client/problem';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { PhoneField } from '@libretto/design-system/phone-field';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { type RefusedField, useRecordForm } from '../../shared/forms/use-record-form.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { contactSchema } from './contact-form.ts';
import {
  type Contact,
  type ContactKind,
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
  onClose: () => void;
}

export function ContactDialog({ kind, patient, contact, onClose }: ContactDialogProps) {
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

  const { form, bind, dirty, saving, failure, formProps } = useRecordForm({
    initial: {
      contatto_nominativo: contact?.contatto_nominativo ?? '',
      contatto_telefono: contact?.contatto_telefono ?? '',
      id_livello_confidenzialita: contact?.id_livello_confidenzialita ?? null,
    },
    schema: contactSchema(words),
    version: contact?.versione,
    save: async ({ contatto_nominativo, contatto_telefono, id_livello_confidenzialita: level }, seen) => {
      const sent = {
        ...before,
        contatto_nominativo: contatto_nominativo.trim(),
        contatto_telefono: contatto_telefono.trim(),
        ...(!contact && level !== null && { id_livello_confidenzialita: level }),
      };
      await saveContact(kind, sent, seen);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    onSaved: onClose,
    onFailed: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
    refused: fieldOf,
  });

  return (
    <FormDialog
      title={t(contact ? `${kind}.edit` : `${kind}.add`)}
      description={contact?.contatto_nominativo}
      {...{ dirty, saving, failure, formProps, onClose }}
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
