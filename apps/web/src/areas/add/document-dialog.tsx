import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileKind } from '../../shared/attachments/file-kinds.ts';
import { newFileForm, newFileSchema } from '../../shared/attachments/new-file-form.ts';
import { AudienceLine } from '../../shared/confidentiality/audience-line.tsx';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { SummaryHead } from '../../shared/files/summary-head.tsx';
import { dayOfFile, today } from '../../shared/formats/formats.ts';
import { DayChoice } from '../../shared/forms/day-choice.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useCheckedForm } from '../../shared/forms/use-checked-form.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';

export interface DocumentDialogProps {
  patient: Patient;
  /** The first page. */
  file: File;
  /** How many there are, in words, if more than one. */
  pages: string | undefined;
  title: string;
  kind: FileKind;
  onSave: (chosen: { day: string; level: number }) => void;
  onClose: () => void;
}

/** The documented question before saving, as a summary of a file that belongs to no exam. */
export function DocumentDialog({ patient, file, pages, title, kind, onSave, onClose }: DocumentDialogProps) {
  const { t } = useTranslation('add');
  const { t: tFiles } = useTranslation('attachments');
  const { t: tRecords } = useTranslation('records');
  const words = tFiles('errors', { returnObjects: true });
  const [now] = useState(today);
  const { form, bind, unmappedError, formProps } = useCheckedForm({
    initial: newFileForm.initial(undefined, undefined, {
      ...{ file: file.name, type: kind, data_rilievo: dayOfFile(file), id_livello_confidenzialita: strictest },
    }),
    schema: newFileSchema({ ...words, type: words.required, today: now }),
    onSubmit: async ({ data_rilievo: day, id_livello_confidenzialita: level }) => {
      onSave({ day, level: level ?? strictest });
    },
  });
  const level = useStore(form.store, ({ values }) => values.id_livello_confidenzialita);
  return (
    <FormDialog
      title={tRecords('saveQuestion')}
      saving={false}
      failure={unmappedError}
      {...{ form, formProps, onClose }}
    >
      <SummaryHead file={file} name={title}>
        {pages && `${pages} · `}
        {t('toFiles')}
      </SummaryHead>
      <form.Field name="data_rilievo">{(field) => <DayChoice {...bind(field)} label={t('day')} />}</form.Field>
      <form.Field name="id_livello_confidenzialita">
        {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
      </form.Field>
      <AudienceLine record={{ tipo: 'file' }} level={level ?? strictest} />
    </FormDialog>
  );
}
