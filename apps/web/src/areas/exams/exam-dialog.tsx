import { ExamSave as maxLengths } from '@libretto/api-client/max-lengths';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { isDay } from '@libretto/design-system/date-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useStore } from '@tanstack/react-form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../shared/drafts/drafts.ts';
import { completed, type ListState, requested, scheduled, states } from '../../shared/exams/exam-state.ts';
import { InvestigationField } from '../../shared/exams/investigation-field.tsx';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { MoreFields } from '../../shared/forms/more-fields.tsx';
import { readTime } from '../../shared/forms/read-time.ts';
import { CareProviderFields } from '../../shared/records/care-provider-fields.tsx';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { CentreField } from './centre-field.tsx';
import { DayAndHour } from './day-and-hour.tsx';
import { DiagnosesField } from './diagnoses-field.tsx';
import {
  asksLevel,
  dayAfter,
  type ExamDraft,
  type ExamValues,
  examBody,
  examForm,
  examSchema,
  groupAfter,
  stateForDay,
} from './exam-form.ts';
import { categories, type Exam, refreshExams, saveExam } from './exams.queries.ts';

const compactFields = ['indagine_data_display', 'indagine_motivo', 'medico', 'altro_medico'] as const;
const moreFields = ['indagine_categoria', 'centro', 'altro_centro', 'diags'] as const;

interface ExamDialogProps extends RecordDialogProps<Exam, ExamDraft> {
  state: ListState;
  /** Values of a new exam that was proposed. */
  preset?: Partial<ExamValues>;
  focusDate?: boolean;
  /** With it the dialog asks for the state of a new exam. */
  onState?: (state: ListState) => void;
}

export function ExamDialog(props: ExamDialogProps) {
  const { patient, record: exam, state, onState, compact, focusDate = false, preset, proposal, onClose } = props;
  const term = useTerms();
  const { t } = useTranslation('exams');
  const messages = t('errors', { returnObjects: true });
  const formats = useFormats();
  const { userId } = useSession();
  const navigate = useNavigate();
  const [now] = useState(today);
  // Until a state is chosen, that of a new exam follows its day.
  const [followsDay, setFollowsDay] = useState(onState !== undefined);
  const id = exam?.id_indagine ?? 0;

  const { form, bind, blank, keep, dialogProps } = useRecordDialog(props, {
    form: examForm,
    ...(preset && { preset }),
    keys: { id_indagine: id, indagine_stato: state },
    schema: examSchema({ ...messages, state, today: now }),
    detail: (values) =>
      summarize(
        [
          term(values.indagine_tipologia),
          onState && t(`detail.states.${state}`),
          formats.atHour(
            formats.date(values.indagine_data_display),
            state === scheduled && readTime(values.indagine_ora),
          ) ||
            (state === scheduled && t('withoutDay')),
        ],
        values.id_livello_confidenzialita,
      ),
    save: (values, baseVersion) => {
      const accepted = proposal !== undefined && { id_proposta: proposal };
      const ids = { id_indagine: id, id_paziente: patient.id_paziente };
      return saveExam(
        id,
        { ...examBody(values, exam, state), ...ids, ...accepted, indagine_stato: state },
        baseVersion,
      );
    },
    getRow: ({ id_indagine }) => ({ name: 'esami', filterValue: state, id: id_indagine }),
    onSaved: () => void refreshExams(userId),
    onFailed: () => void refreshExams(userId),
    refused: ({ path, code }) => {
      if (path === '/indagine_data_display') {
        return { name: 'indagine_data_display', text: code === 'future-date' ? messages.future : messages.date };
      }
      if (path === '/indagine_ora') return { name: 'indagine_ora', text: messages.time };
      return path === '/indagine_tipologia' ? { name: 'indagine_tipologia', text: messages.required } : undefined;
    },
  });

  const { ref: element } = dialogProps.formProps;
  useEffect(() => {
    if (focusDate) element.current?.querySelector<HTMLInputElement>('[name="indagine_data_display"]')?.focus();
  }, [focusDate, element]);

  const chosen = useStore(form.store, ({ values }) => values.id_diagn_investigations);
  const category = useStore(form.store, ({ values }) => values.indagine_categoria);
  const summarize = useSaveSummary({ tipo: 'exam', ...(exam ? { id } : { category: category || null }) });
  const group = useRef(chosen === null ? undefined : category);

  async function goTo(path: string) {
    keep();
    await drafts.flush();
    onClose();
    void navigate({ to: path, state: (before) => ({ ...before, leftForm: 'esami' }), ignoreBlocker: true });
  }

  // An exam that is not booked yet has no day; the others do.
  const isDayOptional = compact && state === requested;

  function chooseState(value: string) {
    const chosenState = states.find((known) => known === value);
    if (!chosenState) return;
    setFollowsDay(false);
    form.setFieldValue('indagine_data_display', (day) => dayAfter(chosenState, day, now));
    onState?.(chosenState);
  }

  const date = (
    <form.Field name="indagine_data_display">
      {(day) => (
        <form.Field name="indagine_ora">
          {(hour) => (
            <DayAndHour
              {...{ exam, state }}
              day={bind(day)}
              onDay={(value) => followsDay && isDay(value) && onState?.(stateForDay(value, now))}
              hour={bind(hour)}
              maxDay={state === completed && !followsDay ? now : undefined}
            />
          )}
        </form.Field>
      )}
    </form.Field>
  );
  const reason = (
    <form.Field name="indagine_motivo">
      {(field) => (
        <TextArea
          {...bind(field)}
          label={t('fields.reason')}
          hint={t('fields.reasonHint')}
          rows={2}
          maxLength={maxLengths.indagine_motivo}
        />
      )}
    </form.Field>
  );
  const doctor = (
    <form.Field name="medico">
      {(medico) => (
        <form.Field name="altro_medico">
          {(other) => (
            <CareProviderFields patient={patient} required={false} medico={bind(medico)} altroMedico={bind(other)} />
          )}
        </form.Field>
      )}
    </form.Field>
  );

  return (
    <FormDialog
      title={t(exam ? 'edit' : onState ? 'add.any' : `add.${state}`)}
      description={exam && term(exam.indagine_tipologia)}
      {...dialogProps}
    >
      {onState && (
        <RadioGroup
          name="indagine_stato"
          label={t('fields.state')}
          value={state}
          onChange={chooseState}
          required
          layout="segmented"
          options={states.map((known) => ({ value: known, label: t(`detail.states.${known}`) }))}
        />
      )}
      <form.Field name="indagine_tipologia">
        {(field) => (
          <InvestigationField
            {...bind(field)}
            chosen={chosen}
            onChoose={(investigation) => {
              form.setFieldValue('id_diagn_investigations', investigation?.id ?? null);
              form.setFieldValue('indagine_categoria', (now) => groupAfter(investigation, now, group.current));
              group.current = investigation?.categoria;
            }}
          />
        )}
      </form.Field>
      {!isDayOptional && date}
      {!compact && reason}
      {!compact && doctor}
      <MoreFields {...{ form, blank }} names={compact ? [...compactFields, ...moreFields] : moreFields}>
        {isDayOptional && date}
        {compact && reason}
        {compact && doctor}
        <form.Field name="indagine_categoria">
          {(field) => {
            const { onChange, ...bound } = bind(field);
            return (
              <SelectField
                {...bound}
                label={t('fields.category')}
                options={categories.map((category) => ({ value: category, label: t(`categories.${category}`) }))}
                onChange={(value) => onChange(categories.find((category) => category === value) ?? '')}
              />
            );
          }}
        </form.Field>
        <form.Field name="centro">
          {(field) => (
            <CentreField {...bind(field)} category={category}>
              <form.Field name="altro_centro">{(inner) => <CentreField.Other {...bind(inner)} />}</form.Field>
            </CentreField>
          )}
        </form.Field>
        <form.Field name="diags">
          {(field) => <DiagnosesField {...bind(field)} onNew={() => void goTo('/Registro/Diagnosi')} />}
        </form.Field>
      </MoreFields>
      {asksLevel(exam) && (
        <form.Field name="id_livello_confidenzialita">
          {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
        </form.Field>
      )}
    </FormDialog>
  );
}
