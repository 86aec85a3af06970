import { Button } from '@libretto/design-system/button';
import { ConfidentialityBadge } from '@libretto/design-system/confidentiality-badge';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { useStore } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudienceLine } from '../../shared/confidentiality/audience-line.tsx';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { completed, requested, scheduled } from '../../shared/exams/exam-state.ts';
import { InvestigationField } from '../../shared/exams/investigation-field.tsx';
import { SummaryHead } from '../../shared/files/summary-head.tsx';
import { dayOfFile, today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { DayChoice } from '../../shared/forms/day-choice.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import type { ExamOfFileProps } from '../../shared/records/new-record.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { examBody, examForm, examSchema, groupAfter, toMoveBody } from './exam-form.ts';
import { type Exam, refreshExams, saveExam } from './exams.queries.ts';

/** A past day of the exam stays; otherwise the exam is of the day of the photo. */
function firstDay(waiting: Exam | undefined, file: File, now: string): string {
  const planned = waiting?.indagine_data_display;
  return planned && planned <= now ? planned : dayOfFile(file);
}

/** The documented question before saving, as a summary of what is saved. */
export function ExamOfFileDialog({ patient, file, pages, option, onSaved, onClose }: ExamOfFileProps) {
  const { t } = useTranslation('exams');
  const { t: tRecords } = useTranslation('records');
  const messages = t('errors', { returnObjects: true });
  const term = useTerms();
  const formats = useFormats();
  const { userId } = useSession();
  const [now] = useState(today);
  const waiting = 'waiting' in option ? option.waiting : undefined;
  const added = 'waiting' in option ? undefined : option;
  const preset = added && { indagine_tipologia: added.name, indagine_categoria: added.category ?? ('' as const) };

  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: { ...examForm.initial(waiting, undefined, preset), indagine_data_display: firstDay(waiting, file, now) },
    schema: examSchema({ ...messages, state: completed, today: now }),
    version: waiting?.versione,
    question: null,
    done: null,
    save: (values, ifMatch) =>
      waiting
        ? saveExam(waiting.id_indagine, toMoveBody(waiting, completed, values.indagine_data_display), ifMatch)
        : saveExam(0, {
            ...examBody(values, undefined, completed),
            ...{ id_indagine: 0, id_paziente: patient.id_paziente, indagine_stato: completed },
          }),
    onSaved: (exam) => {
      void refreshExams(userId);
      onSaved(exam);
    },
    onFailed: () => void refreshExams(userId),
    refused: ({ path }) =>
      path === '/indagine_data_display' ? { name: 'indagine_data_display', text: messages.future } : undefined,
  });
  const values = useStore(form.store, (store) => store.values);
  const [renaming, setRenaming] = useState(added?.name === '');
  const group = useRef<typeof values.indagine_categoria>(undefined);
  const level = waiting ? (waiting.id_livello_confidenzialita ?? strictest) : values.id_livello_confidenzialita;
  const audience = waiting
    ? ({ tipo: 'exam', id: waiting.id_indagine } as const)
    : ({ tipo: 'exam', category: values.indagine_categoria || null } as const);

  return (
    <FormDialog title={tRecords('saveQuestion')} {...{ form, saving, failure, formProps, onClose }}>
      <SummaryHead
        file={file}
        name={waiting ? term(waiting.indagine_tipologia) : renaming ? '' : values.indagine_tipologia}
        action={
          added &&
          !renaming && (
            <Button size="sm" onClick={() => setRenaming(true)}>
              {t('ofFile.rename')}
            </Button>
          )
        }
      >
        {pages && `${pages} · `}
        {waiting
          ? t('ofFile.moves', {
              from: t(`lists.${waiting.indagine_stato === scheduled ? scheduled : requested}.title`),
              to: t('lists.2.title'),
            })
          : t('ofFile.added', { list: t('lists.2.title') })}
      </SummaryHead>
      {renaming && (
        <form.Field name="indagine_tipologia">
          {(field) => (
            <InvestigationField
              {...bind(field)}
              chosen={values.id_diagn_investigations}
              onChoose={(investigation) => {
                form.setFieldValue('id_diagn_investigations', investigation?.id ?? null);
                form.setFieldValue('indagine_categoria', (before) => groupAfter(investigation, before, group.current));
                group.current = investigation?.categoria;
              }}
            />
          )}
        </form.Field>
      )}
      <form.Field name="indagine_data_display">
        {(field) => <DayChoice {...bind(field)} label={t('ofFile.day')} />}
      </form.Field>
      {waiting && waiting.indagine_data_display === values.indagine_data_display && (
        <p>{t('ofFile.keepsDay', { day: formats.date(waiting.indagine_data_display) })}</p>
      )}
      {waiting ? (
        <p>
          {t('ofFile.keepsLevel')} <ConfidentialityBadge level={level ?? strictest} />
        </p>
      ) : (
        <form.Field name="id_livello_confidenzialita">
          {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
        </form.Field>
      )}
      <AudienceLine record={audience} level={level ?? strictest} />
    </FormDialog>
  );
}
