import { NotebookUpdate as maxLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import { DateField } from '@libretto/design-system/date-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
import { ifMatchHeader } from '../../shared/records/versions.ts';
import * as styles from './editor.css.ts';
import { type DescriptionDraft, descriptionForm } from './entry-form.ts';
import { type NotebookEntry, refreshEntries } from './notebook.queries.ts';

export interface EntryDialogProps extends RecordDialogProps<NotebookEntry, DescriptionDraft> {
  record: NotebookEntry;
}

/** Of a saved entry only the description can be changed. */
export function EntryDialog(props: EntryDialogProps) {
  const { patient, record: entry } = props;
  const { id_taccuino, id_paziente } = entry;
  const { t } = useTranslation('notebook');
  const formats = useFormats();
  const messages = t('errors', { returnObjects: true });
  const refresh = () => refreshEntries(patient.id_utente);

  const { form, bind, dialogProps } = useRecordDialog(props, {
    form: descriptionForm,
    keys: {},
    question: undefined,
    schema: descriptionForm.schema(messages),
    save: async (values, baseVersion) => {
      const body = { ...descriptionForm.body(values, entry), id_taccuino, id_paziente };
      const path = { id_taccuino };
      const saved = await api.call(operations.updateNotebookEntry, { path, ...ifMatchHeader(baseVersion), body });
      refresh();
      return saved;
    },
    getRow: ({ id_taccuino: id }) => ({ name: 'tbl_taccuinos', id }),
    onFailed: refresh,
    refused: ({ path }) =>
      path === '/taccuino_descrizione' ? { name: 'taccuino_descrizione', text: messages.long } : undefined,
  });

  return (
    <FormDialog
      title={t('existing.edit')}
      description={t('existing.title', { date: formats.date(entry.taccuino_data) })}
      {...dialogProps}
    >
      <form.Field name="taccuino_descrizione">
        {(field) => (
          <TextArea
            {...bind(field)}
            label={t('entry.description')}
            maxLength={maxLengths.taccuino_descrizione}
            rows={5}
          />
        )}
      </form.Field>
      <DateField
        label={t('entry.date')}
        name="taccuino_data"
        value={entry.taccuino_data}
        onChange={() => undefined}
        disabledReason={t('existing.lockedDate')}
      />
      <p className={styles.reason}>{t('existing.lockedDrawing')}</p>
    </FormDialog>
  );
}
