import { Tabs } from '@libretto/design-system/tabs';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { useDraftForm } from '../../shared/drafts/use-draft-form.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useProblemText } from '../../shared/problems/use-problem-text.ts';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { getBaseVersion } from '../../shared/records/versions.ts';
import * as styles from './anamnesis.css.ts';
import { physiologicalQuery } from './anamnesis.queries.ts';
import { savePhysiological, toVersion } from './anamnesis-calls.ts';
import type { Physiological } from './parts.ts';
import {
  changedFields,
  checkForm,
  type FieldName,
  fieldsByTab,
  limits,
  type PhysiologicalForm,
  type Problem,
  tabFor,
  tabsFor,
} from './physiological.ts';
import {
  type PhysiologicalDraft,
  physiologicalBody,
  physiologicalForm,
  physiologicalSchema,
} from './physiological-form.ts';
import { Questions } from './physiological-questions.tsx';
import type { PregnanciesSlot } from './pregnancies-slot.ts';

interface PhysiologicalDialogProps {
  record: Physiological;
  patient: Patient;
  start: PhysiologicalDraft | undefined;
  draft: DraftHandle<PhysiologicalDraft>;
  pregnancies: PregnanciesSlot;
  onClose: () => void;
}

export function PhysiologicalDialog(props: PhysiologicalDialogProps) {
  const { record, patient, start, draft, pregnancies: Pregnancies, onClose } = props;
  const { t } = useTranslation('anamnesis');
  const { t: tRecords } = useTranslation('records');
  const problemText = useProblemText();
  const toFieldError = useFieldErrorText();
  const [days] = useState({ today: today(), born: patient.paziente_nascita?.slice(0, 10) ?? null });
  const [tab, setTab] = useState<string>('infanzia');
  const sex = patient.paziente_sesso;
  const { queryKey } = physiologicalQuery(patient.id_utente);
  const version = getBaseVersion({ versione: toVersion(record) }, start);
  const summarize = useSaveSummary({
    tipo: 'anamnesis',
    ...(record.id_anamnesi_log !== 0 && { id: record.id_anamnesi_log }),
  });
  const { form, bind, saving, failure, formProps } = useRecordForm<PhysiologicalForm>({
    initial: physiologicalForm.initial(record, start),
    schema: physiologicalSchema(toFieldError, days),
    question: tRecords('saveQuestion'),
    detail: (values) =>
      summarize(
        [
          t('parts.fisiologica'),
          changedFields(values, record)
            .map((name) => t(`fields.${name}`))
            .join(', '),
        ],
        record.id_livello_confidenzialita ?? strictest,
      ),
    done: t('physiological.saved'),
    failed: (error) => t('physiological.failed', { error: problemText(error) }),
    version,
    save: async (values, baseVersion) => {
      const before = queryClient.getQueryData<Physiological>(queryKey) ?? record;
      queryClient.setQueryData(
        queryKey,
        await savePhysiological(before, physiologicalBody(values, sex === 'female'), baseVersion),
      );
    },
    onSaved: () => {
      draft.close();
      onClose();
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const values = useStore(form.store, (state) => state.values);
  const isSubmitted = useStore(form.store, (state) => state.submissionAttempts > 0);
  const wrong = isSubmitted ? checkForm(values, days) : [];
  const problems = wrong.map(({ name, problem }) => ({
    name,
    label: t(`fields.${name}`),
    message: toFieldError(name, problem),
  }));

  const { leave } = useDraftForm({
    draft,
    store: form.store,
    version,
    content: (typed) => typed,
    onClose,
  });

  return (
    <FormDialog
      size="lg"
      title={t('physiological.edit')}
      description={t('physiological.description')}
      dirty={start !== undefined}
      problems={problems}
      onReveal={(name) => setTab(tabFor(name) ?? tab)}
      {...{ form, saving, failure, formProps }}
      onClose={leave}
    >
      {/* The description says what is needed. */}
      <div className={styles.tabs} data-unmarked>
        <Tabs
          label={t('physiological.tabs')}
          panelHeight={styles.panelHeight}
          value={tab}
          onChange={setTab}
          items={tabsFor(sex).map((id) => ({
            id,
            label: t(`tabNames.${id}`),
            errors: wrong.filter(({ name }) => tabFor(name) === id).length,
            content: (
              <div className={styles.tabForm}>
                {id === 'gravidanze' && <Pregnancies inForm />}
                {id === 'gravidanze' && <h3 className={styles.groupTitle}>{t('physiological.cycle')}</h3>}
                <Questions
                  fields={fieldsByTab[id]}
                  place={(name, question) => (
                    <form.Field key={name} name={name}>
                      {(field) => question(bind<string | number>(field))}
                    </form.Field>
                  )}
                  setAnswer={(name, value) => form.setFieldValue(name, value)}
                  {...{ values, days }}
                />
              </div>
            ),
          }))}
        />
      </div>
    </FormDialog>
  );
}

function useFieldErrorText(): (name: FieldName, problem: Problem) => string {
  const { t } = useTranslation('anamnesis');
  const { t: tRecords } = useTranslation('records');
  const formats = useFormats();
  return (name, problem) => {
    if (problem === 'required') return tRecords('required');
    if (problem === 'long') return tRecords('long');
    const [min = 0, max = 0] = limits[name] ?? [];
    return t(`errors.${problem}`, { min: formats.number(min), max: formats.number(max) });
  };
}
