import { KardiaNote, FileSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { FieldError } from '@libretto/api-client/problem';
import { Checkbox } from '@libretto/design-system/checkbox';
import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { TextField } from '@libretto/design-system/text-field';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kinds } from '../../shared/attachments/file-kinds.ts';
import { SpecialtyTags } from '../../shared/attachments/specialty-tags.tsx';
import { SurveyDate } from '../../shared/attachments/survey-date.tsx';
import { today } from '../../shared/formats/formats.ts';
import { pair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { type RefusedField, useRecordForm } from '../../shared/forms/use-record-form.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { fileBody, fileForm } from './file-form.ts';
import { type File, refreshFiles, saveFile } from './files.queries.ts';

interface EditFileDialogProps {
  file: File;
  patient: Patient;
  onClose: () => void;
}

export function EditFileDialog({ file, patient, onClose }: EditFileDialogProps) {
  const term = useTerms();
  const { t } = useTranslation('files');
  const { t: tAttachments } = useTranslation('attachments');
  const { t: tRecords } = useTranslation('records');
  const messages = t('errors', { returnObjects: true });
  const names = useConfidentialityNames();
  const [now] = useState(today);

  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: fileForm.initial(file),
    schema: fileForm.schema({
      ...messages,
      future: tAttachments('errors.replaced'),
      contentType: file.file_type,
      today: now,
    }),
    question: tRecords('saveQuestion'),
    done: t('changed'),
    version: file.versione,
    save: async (values, baseVersion) => {
      const sent = { id_file: file.id_file, id_paziente: patient.id_paziente, ...fileBody(values, file) };
      await saveFile(file.id_file, sent, baseVersion);
      await refreshFiles();
    },
    onSaved: onClose,
    onFailed: () => void refreshFiles(),
    refused: ({ path }: FieldError): RefusedField | undefined =>
      path === '/type' ? { name: 'type', text: messages.type } : undefined,
  });
  const type = useStore(form.store, ({ values }) => values.type);

  return (
    <FormDialog title={t('edit')} description={file.file_nome} {...{ form, saving, failure, formProps, onClose }}>
      <form.Field name="file_nome">
        {(field) => <TextField {...bind(field)} label={t('name')} required autoComplete="off" />}
      </form.Field>
      <div className={pair}>
        <form.Field name="type">
          {(field) => (
            <SelectField
              {...bind(field)}
              label={tAttachments('type')}
              required
              options={kinds.map((kind) => ({ value: kind, label: tAttachments(`types.${kind}`) }))}
            />
          )}
        </form.Field>
        <form.Field name="data_rilievo">
          {(field) => <SurveyDate {...bind(field)} label={tAttachments('surveyDate')} today={now} clampToToday />}
        </form.Field>
      </div>
      <form.Field name="file_commento">
        {(field) => (
          <TextArea {...bind(field)} label={tAttachments('comment')} rows={2} maxLength={maxLengths.file_commento} />
        )}
      </form.Field>
      {type === 'kardia' && (
        <form.Field name="nota">
          {(field) => (
            <TextArea
              {...bind(field)}
              label={tAttachments('note')}
              hint={tAttachments('noteHint')}
              rows={2}
              maxLength={KardiaNote.kardia_note}
            />
          )}
        </form.Field>
      )}
      <form.Field name="tags">{(field) => <SpecialtyTags {...bind(field)} />}</form.Field>
      {file.indagine_tipologia !== null && (
        <form.Field name="detached">
          {(field) => (
            <Checkbox
              {...bind(field)}
              label={t('detach', { exam: term(file.indagine_tipologia ?? '') })}
              description={t('detachHint', { level: names.level(file.livello_effettivo) })}
            />
          )}
        </form.Field>
      )}
    </FormDialog>
  );
}
