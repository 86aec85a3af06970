import { PersonalLinkSave as maxLengths } from '@libretto/api-client/max-lengths';
import { revealRow } from '@libretto/design-system/collapsible-list';
import { TextArea } from '@libretto/design-system/text-area';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { fieldNames, linkForm } from './link-form.ts';
import { type PersonalLink, personalLinksQuery, savePersonalLink } from './links.queries.ts';

export interface LinkDialogProps {
  patient: Patient;
  link: PersonalLink | undefined;
  onClose: () => void;
}

export function LinkDialog({ patient, link, onClose }: LinkDialogProps) {
  const { t } = useTranslation('links');
  const { t: tRecords } = useTranslation('records');
  const messages = { required: tRecords('required'), long: tRecords('long'), address: t('address') };
  const { queryKey } = personalLinksQuery(patient.id_utente);

  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: linkForm.initial(link),
    schema: linkForm.schema(messages),
    question: tRecords('saveQuestion'),
    version: link?.versione,
    save: async (values, baseVersion) => {
      const sent = {
        linkid: link?.linkid ?? 0,
        id_paziente: patient.id_paziente,
        ...linkForm.body(values, link),
        ...(link && { status: 'update' as const }),
      };
      const saved = await savePersonalLink(sent, baseVersion);
      await queryClient.invalidateQueries({ queryKey });
      return saved;
    },
    onSaved: ({ linkid }) => {
      onClose();
      revealRow({ name: 'link_personali', id: linkid });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    refused: ({ path }) => {
      const name = fieldNames.find((field) => path === `/${field}`);
      return name && { name, text: name === 'link' ? messages.address : messages.required };
    },
  });

  return (
    <FormDialog title={t(link ? 'edit' : 'add')} {...{ form, saving, failure, formProps, onClose }}>
      <form.Field name="name">
        {(field) => <TextField {...bind(field)} label={t('fields.name')} maxLength={maxLengths.name} required />}
      </form.Field>
      <form.Field name="link">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('fields.link')}
            hint={t('hints.link')}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengths.link}
            required
          />
        )}
      </form.Field>
      <form.Field name="descrizione">
        {(field) => (
          <TextArea
            {...bind(field)}
            label={t('fields.descrizione')}
            hint={t('hints.descrizione')}
            rows={3}
            maxLength={maxLengths.descrizione}
            required
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
