import type { FieldError } from '@libretto/api-client/problem';
import { revealRow } from '@libretto/design-system/collapsible-list';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { type RefusedField, useRecordForm } from '../../shared/forms/use-record-form.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { newProvider } from '../../shared/records/care-provider.ts';
import { CareProviderFields } from '../../shared/records/care-provider-fields.tsx';
import { begunFrom } from '../../shared/records/seen-version.ts';
import {
  type Diagnosis,
  type DiagnosisList,
  diagnosesQuery,
  lists,
  saveDiagnosis,
  statuses,
} from './diagnoses.queries.ts';
import {
  type DiagnosisDraft,
  type DiagnosisValues,
  diagnosisBody,
  diagnosisForm,
  diagnosisSchema,
  types,
} from './diagnosis-form.ts';

export interface DiagnosisDialogProps {
  patient: Patient;
  /** Where a new one goes. */
  list: DiagnosisList;
  /** Absent for a new one. */
  diagnosis: Diagnosis | undefined;
  /** What was left the last time. */
  start?: DiagnosisDraft;
  draft: DraftHandle<DiagnosisDraft>;
  onClose: () => void;
}

export function DiagnosisDialog({ patient, list, diagnosis, start, draft, onClose }: DiagnosisDialogProps) {
  const { t } = useTranslation('diagnoses');
  const { t: tRecords } = useTranslation('records');
  const words = { required: tRecords('required'), long: tRecords('long') };
  const { queryKey } = diagnosesQuery(patient.id_utente);
  // A suspected one is moved with the arrow; of the others the state is a field like the rest.
  const stateIsField = diagnosis !== undefined && diagnosis.diagnosi_stato !== statuses.suspected;

  const version = begunFrom(diagnosis, start);
  const { form, bind, dirty, saving, failure, formProps } = useRecordForm<DiagnosisValues, Diagnosis>({
    initial: diagnosisForm.initial(diagnosis, start, { diagnosi_stato: statuses[list] }),
    schema: diagnosisSchema(words),
    question: tRecords('saveQuestion'),
    version,
    save: async (values, seen) => {
      const sent = {
        id_diagnosi: diagnosis?.id_diagnosi ?? 0,
        id_paziente: patient.id_paziente,
        ...diagnosisBody(values, diagnosis),
      };
      const saved = await saveDiagnosis(sent.id_diagnosi, sent, seen);
      await queryClient.invalidateQueries({ queryKey });
      return saved;
    },
    onSaved: (saved) => {
      draft.close();
      onClose();
      revealRow({ name: 'diagnosi', filterValue: saved.diagnosi_stato, id: saved.id_diagnosi });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    refused: ({ path }: FieldError): RefusedField | undefined => {
      const name = path.slice(1);
      if (path === '/tipo_diagnosi' || path === '/diagnosi_patologia') return { name, text: words.required };
      if (!path.startsWith('/diagnosiDetails')) return undefined;
      return { name: form.state.values.medico === newProvider ? 'altro_medico' : 'medico', text: words.required };
    },
  });

  const values = useStore(form.store, (store) => store.values);
  const content = (typed: DiagnosisValues): DiagnosisDraft => ({
    ...typed,
    id_diagnosi: diagnosis?.id_diagnosi ?? 0,
    list,
  });
  const { unsaved, leave } = useKeptForm({
    draft,
    values,
    version,
    content,
    dirty,
    resumed: start !== undefined,
    onClose,
  });

  return (
    <FormDialog
      title={t(diagnosis ? 'edit' : `lists.${list}.add`)}
      description={diagnosis?.diagnosi_patologia}
      dirty={unsaved}
      {...{ saving, failure, formProps }}
      onClose={leave}
    >
      <form.Field name="tipo_diagnosi">
        {(field) => (
          <SelectField
            {...bind(field)}
            label={t('type')}
            required
            options={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          />
        )}
      </form.Field>
      <form.Field name="diagnosi_patologia">
        {(field) => (
          <TextField {...bind(field)} label={t('condition')} hint={t('conditionHint')} required autoComplete="off" />
        )}
      </form.Field>
      <form.Field name="medico">
        {(doctor) => (
          <form.Field name="altro_medico">
            {(other) => (
              <CareProviderFields patient={patient} required medico={bind(doctor)} altroMedico={bind(other)} />
            )}
          </form.Field>
        )}
      </form.Field>
      {stateIsField && (
        <form.Field name="diagnosi_stato">
          {(field) => (
            <SelectField
              {...bind(field)}
              onChange={(value) => {
                const status = Object.values(statuses).find((known) => known === value);
                if (status) field.handleChange(status);
              }}
              label={t('state')}
              required
              options={lists.map((name) => ({ value: statuses[name], label: t(`states.${name}`) }))}
            />
          )}
        </form.Field>
      )}
      {!diagnosis && (
        <form.Field name="id_livello_confidenzialita">
          {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
        </form.Field>
      )}
    </FormDialog>
  );
}
