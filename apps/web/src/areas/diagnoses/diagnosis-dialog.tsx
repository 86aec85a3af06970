import type { FieldError } from '@libretto/api-client/problem';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import type { RefusedField } from '../../shared/forms/use-record-form.tsx';
import { newProvider } from '../../shared/records/care-provider.ts';
import { CareProviderFields } from '../../shared/records/care-provider-fields.tsx';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
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
  type DiagnosisType,
  diagnosisBody,
  diagnosisForm,
  diagnosisSchema,
  toAlert,
  types,
} from './diagnosis-form.ts';

export interface DiagnosisDialogProps extends RecordDialogProps<Diagnosis, DiagnosisDraft> {
  list: DiagnosisList;
  /** The type of a new one, which names the dialog too. Default: chosen in the form, in the sheet of the + a diagnosis. */
  type?: DiagnosisType;
}

export function DiagnosisDialog(props: DiagnosisDialogProps) {
  const { patient, list, record: diagnosis, compact, proposal, type } = props;
  const id_diagnosi = diagnosis?.id_diagnosi ?? 0;
  const { t } = useTranslation('diagnoses');
  const { t: tRecords } = useTranslation('records');
  const messages = { required: tRecords('required'), long: tRecords('long') };
  const { queryKey } = diagnosesQuery(patient.id_utente);
  const changeable: readonly DiagnosisList[] = diagnosis ? lists : ['confirmed', 'suspected'];
  // A suspected diagnosis changes its status with the move action; a new one has that of the list it is added to.
  const stateIsField = diagnosis ? diagnosis.diagnosi_stato !== statuses.suspected : compact;

  const summarize = useSaveSummary({ tipo: 'diagnosis', ...(diagnosis && { id: id_diagnosi }) });
  const { form, bind, dialogProps } = useRecordDialog(props, {
    form: diagnosisForm,
    preset: compact
      ? { tipo_diagnosi: type ?? 'Diagnosi', diagnosi_stato: '' }
      : { ...(type && { tipo_diagnosi: type }), diagnosi_stato: statuses[list] },
    keys: { id_diagnosi, list },
    schema: diagnosisSchema(messages),
    detail: ({ diagnosi_patologia, tipo_diagnosi, diagnosi_stato, id_livello_confidenzialita }) =>
      summarize(
        [
          diagnosi_patologia,
          ...types.filter((type) => type === tipo_diagnosi).map((type) => t(`types.${type}`)),
          ...lists.filter((name) => compact && statuses[name] === diagnosi_stato).map((name) => t(`states.${name}`)),
        ],
        id_livello_confidenzialita,
        toAlert({ tipo_diagnosi, diagnosi_stato }),
      ),
    save: async (values, baseVersion) => {
      const sent = {
        ...{ id_diagnosi, id_paziente: patient.id_paziente, ...diagnosisBody(values, diagnosis) },
        ...(proposal !== undefined && { id_proposta: proposal }),
      };
      const saved = await saveDiagnosis(id_diagnosi, sent, baseVersion);
      await queryClient.invalidateQueries({ queryKey });
      return saved;
    },
    getRow: (saved) => ({ name: 'diagnosi', filterValue: saved.diagnosi_stato, id: saved.id_diagnosi }),
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    refused: ({ path }: FieldError): RefusedField | undefined => {
      const name = path.slice(1);
      if (path === '/tipo_diagnosi' || path === '/diagnosi_patologia') return { name, text: messages.required };
      if (!path.startsWith('/diagnosiDetails')) return undefined;
      return { name: form.state.values.medico === newProvider ? 'altro_medico' : 'medico', text: messages.required };
    },
  });

  const chosenType = useStore(form.store, ({ values }) => types.find((one) => one === values.tipo_diagnosi));
  const words = chosenType ?? 'Diagnosi';
  // The sheet of the + asks for the state.
  const title = diagnosis ? t('edit') : compact || type ? t(`adds.${words}`) : t(`lists.${list}.add`);

  const typeField = {
    label: t('type'),
    required: true,
    options: types.map((type) => ({ value: type, label: t(`types.${type}`) })),
  };
  const state = stateIsField && (
    <form.Field name="diagnosi_stato">
      {(field) => {
        const { onChange, ...binding } = bind(field);
        const stateField = {
          ...binding,
          onChange: (value: string) => {
            const chosen = Object.values(statuses).find((known) => known === value);
            if (chosen) onChange(chosen);
          },
          label: t('state'),
          required: true,
          options: changeable.map((name) => ({ value: statuses[name], label: t(`states.${name}`) })),
        };
        return compact ? <RadioGroup {...stateField} layout="segmented" /> : <SelectField {...stateField} />;
      }}
    </form.Field>
  );
  const level = !diagnosis && (
    <form.Field name="id_livello_confidenzialita">
      {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
    </form.Field>
  );

  return (
    <FormDialog title={title} description={diagnosis?.diagnosi_patologia} {...dialogProps}>
      <form.Field name="tipo_diagnosi">
        {(field) =>
          compact ? (
            <RadioGroup {...bind(field)} {...typeField} layout="segmented" />
          ) : (
            <SelectField {...bind(field)} {...typeField} />
          )
        }
      </form.Field>
      {compact && state}
      <form.Field name="diagnosi_patologia">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t(`conditions.${words}`)}
            hint={t(`conditionHints.${words}`)}
            required
            autoComplete="off"
          />
        )}
      </form.Field>
      <form.Field name="medico">
        {(doctor) => (
          <form.Field name="altro_medico">
            {(other) => (
              <CareProviderFields
                patient={patient}
                required
                medico={bind(doctor)}
                altroMedico={bind(other)}
                hint={t(`doctorHints.${words}`)}
                answers={words === 'Diagnosi' ? [] : [t('noDoctor'), tRecords('careProvider.unknown')]}
              />
            )}
          </form.Field>
        )}
      </form.Field>
      {!compact && state}
      {level}
    </FormDialog>
  );
}
