import { TherapySave as maxLengths } from '@libretto/api-client/max-lengths';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { DateField } from '@libretto/design-system/date-field';
import { NumberField } from '@libretto/design-system/number-field';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';
import { DoseFields } from '../../shared/drugs/dose-fields.tsx';
import { askInteractions } from '../../shared/drugs/interactions.queries.ts';
import { type InteractionCheck, useInteractionCheck } from '../../shared/drugs/use-interaction-check.ts';
import { today } from '../../shared/formats/formats.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { MoreFields } from '../../shared/forms/more-fields.tsx';
import { doctorsQuery, toProviderName } from '../../shared/records/care-provider.ts';
import { CareProviderFields } from '../../shared/records/care-provider-fields.tsx';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
import { AcceptedInteractions } from './accepted-interactions.tsx';
import { BoxAndTimes, BoxHint } from './box-and-times.tsx';
import { DrugFields } from './drug-fields.tsx';
import { FrequencyChoice } from './frequency-choice.tsx';
import { PeriodFields } from './period-fields.tsx';
import { DaysField, TimesField } from './reminder-fields.tsx';
import {
  concluded,
  diagnosesQuery,
  forbidden,
  isInteraction,
  refreshTherapies,
  saveTherapy,
  type TherapyType,
  therapiesQuery,
} from './therapies.queries.ts';
import {
  diagnosisOptions,
  isSameDrug,
  refusedField,
  type TherapyDraft,
  type TherapyValues,
  therapyBody,
  therapyForm,
  therapySchema,
  toDrug,
} from './therapy-form.ts';
import { proposeTimes, toTimes } from './times.ts';

const timeFields = ['orari', 'giorni', 'pezzi', 'dal', 'al_giorno'] as const;
const moreFields = ['id_diagnosi', 'note'] as const;

export interface TherapyDialogProps extends RecordDialogProps<Therapy, TherapyDraft> {
  type: TherapyType;
  /** Values of a new therapy that was proposed. */
  preset?: Partial<TherapyValues>;
  onForbidden: (therapy: Therapy) => void;
}

export function TherapyDialog(props: TherapyDialogProps) {
  const { patient, record: therapy, type, start, compact, preset, proposal, onForbidden } = props;
  const { t } = useTranslation('therapies');
  const { t: tRecords } = useTranslation('records');
  const messages = t('errors', { returnObjects: true });
  const userId = patient.id_utente;
  const id = therapy?.id_terapie ?? 0;
  const { data: diagnoses = [] } = useQuery(diagnosesQuery(userId));
  const { data: doctors } = useQuery(doctorsQuery(userId));
  const opened = therapyForm.initial(therapy);
  const isForbidden = type === forbidden;
  const fetchForbidden = async () =>
    (await queryClient.ensureQueryData(therapiesQuery(userId))).filter((one) => one.tipo_terapia === forbidden);
  const summarize = useSaveSummary({ tipo: 'therapy', ...(therapy && { id }) });
  const { form, bind, blank, dialogProps } = useRecordDialog(props, {
    form: therapyForm,
    ...((compact || preset) && { preset: { data_inizio: today(), ...preset } }),
    keys: { id_terapie: id, tipo_terapia: type },
    schema: therapySchema({ ...messages, type }),
    done: t('done'),
    failed: (error) => t(isInteraction(error) ? 'undecided' : 'failed'),
    detail: (values) =>
      summarize(
        [
          values.farmaco?.descrizione_breve ?? values.altro_farmaco,
          ...(isForbidden ? [] : [values.quantita_farmaceutica, values.frequenza_farmaceutica]),
          type === inProgress &&
            toTimes(values.orari)
              .map(({ ora }) => ora)
              .join(', '),
        ],
        values.id_livello_confidenzialita,
        isForbidden ? 'forbidden' : undefined,
      ),
    save: async (values, baseVersion) => {
      const name = toProviderName(values);
      const doctor = doctors?.data.find(({ care_provider: { fullname } }) => fullname === name);
      const before = therapy?.prescrittore === name ? therapy.id_prescrittore : null;
      const sent = {
        ...therapyBody(values, therapy, type, doctor?.id_cpp ?? before),
        id_terapie: id,
        id_paziente: patient.id_paziente,
        tipo_terapia: type,
        status: therapy ? ('update' as const) : ('add' as const),
        ...check.acceptance,
        ...(proposal !== undefined && { id_proposta: proposal }),
      };
      return saveTherapy(sent, baseVersion);
    },
    getRow: ({ tipo_terapia, id_terapie }) => ({ name: 'farmaci', filterValue: tipo_terapia, id: id_terapie }),
    onSaved: (now) => {
      void refreshTherapies();
      if (isForbidden && now.farmaco.descrizione_breve !== therapy?.farmaco.descrizione_breve) onForbidden(now);
    },
    onFailed: (error) => {
      void refreshTherapies();
      if (isInteraction(error)) check.check(toDrug(form.state.values));
    },
    refused: (error) => refusedField(error, messages),
  });
  const orari = useStore(form.store, ({ values }) => values.orari);
  const hours = toTimes(orari).map(({ ora }) => ora);
  const timed = orari.length > 0;
  const reason = useStore(form.store, ({ values }) => values.motivo_accettazione);
  const sameDrug = useStore(form.store, ({ values }) => isSameDrug(opened, values));
  // Named, because the type of the form depends on that of the check.
  const check: InteractionCheck = useInteractionCheck(
    askInteractions(therapy?.id_terapie),
    () => (form.state.values.altro ? form.setFieldValue('altro_farmaco', '') : form.setFieldValue('farmaco', null)),
    {
      value: reason,
      onChange: (text) => form.setFieldValue('motivo_accettazione', text),
    },
  );
  const blocked = type === inProgress && check.blocking;

  const checkNow = check.check;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a drug that a draft or a proposal brought
  useEffect(() => {
    const draftDrug = (start ?? preset)?.farmaco ?? null;
    if (type === inProgress && draftDrug?.id_farmaco_codifa !== therapy?.id_farmaco_codifa) checkNow(draftDrug);
  }, []);

  const dose = !isForbidden && (
    <form.Field name="quantita_farmaceutica">
      {(dose) => (
        <form.Field name="frequenza_farmaceutica">
          {(frequency) => (
            <DoseFields dose={bind(dose)} frequency={bind(frequency)}>
              <FrequencyChoice
                frequency={bind(frequency)}
                times={type === inProgress ? hours : undefined}
                onChoose={(count) =>
                  type === inProgress && form.setFieldValue('orari', (times) => proposeTimes(times, count))
                }
              />
            </DoseFields>
          )}
        </form.Field>
      )}
    </form.Field>
  );
  const period = (
    <form.Field name="data_inizio">
      {(from) => (
        <form.Field name="data_fine">
          {(to) => (
            <PeriodFields
              start={bind(from)}
              end={isForbidden ? undefined : bind(to)}
              endRequired={type === concluded}
            />
          )}
        </form.Field>
      )}
    </form.Field>
  );
  const prescriber = (
    <form.Field name="medico">
      {(doctor) => (
        <form.Field name="altro_medico">
          {(other) => (
            <CareProviderFields
              patient={patient}
              required
              medico={bind(doctor)}
              altroMedico={bind(other)}
              hint={t(isForbidden ? 'fields.forbidderHint' : 'fields.prescriberHint')}
              answers={[...(isForbidden ? [] : [t('fields.overTheCounter')]), tRecords('careProvider.unknown')]}
            />
          )}
        </form.Field>
      )}
    </form.Field>
  );
  const diagnosis = (
    <form.Field name="id_diagnosi">
      {(field) => (
        <SelectField
          {...bind(field)}
          label={t('fields.diagnosis')}
          hint={t('fields.diagnosisHint')}
          placeholder={t('fields.noDiagnosis')}
          options={diagnosisOptions(diagnoses, [opened.id_diagnosi, field.state.value], (name) =>
            t('fields.excludedDiagnosis', { name }),
          )}
        />
      )}
    </form.Field>
  );
  const note = (
    <form.Field name="note">
      {(field) => (
        <TextArea
          {...bind(field)}
          label={t(isForbidden ? 'fields.reason' : 'fields.notes')}
          hint={isForbidden ? t('fields.reasonHint') : undefined}
          required={isForbidden}
          rows={2}
          maxLength={maxLengths.note}
        />
      )}
    </form.Field>
  );
  const boxAndTimes = (
    <MoreFields {...{ form, blank }} names={timeFields} title={t('reminders.title')}>
      <BoxAndTimes
        timed={timed}
        times={<form.Field name="orari">{(field) => <TimesField {...bind(field)} />}</form.Field>}
        days={<form.Field name="giorni">{(field) => <DaysField {...bind(field)} />}</form.Field>}
        pieces={
          <form.Field name="pezzi">
            {(field) => (
              <NumberField {...bind(field)} label={t('reminders.pieces')} hint={t('reminders.piecesHint')} min={0} />
            )}
          </form.Field>
        }
        opened={
          <form.Field name="dal">{(field) => <DateField {...bind(field)} label={t('reminders.opened')} />}</form.Field>
        }
        perDay={
          <form.Field name="al_giorno">
            {(field) => (
              <NumberField {...bind(field)} label={t('reminders.perDay')} hint={t('reminders.perDayHint')} min={0} />
            )}
          </form.Field>
        }
        hint={
          <form.Subscribe selector={({ values }) => values}>{(values) => <BoxHint values={values} />}</form.Subscribe>
        }
      />
    </MoreFields>
  );
  const level = !therapy && (
    <form.Field name="id_livello_confidenzialita">
      {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
    </form.Field>
  );

  return (
    <FormDialog
      title={t(therapy ? 'edit' : `types.${type}.add`)}
      description={therapy?.farmaco.descrizione_breve}
      submitDisabledReason={blocked ? t('undecided') : undefined}
      {...dialogProps}
    >
      <form.Field name="farmaco">
        {(drug) => (
          <form.Field name="altro">
            {(other) => (
              <form.Field name="altro_farmaco">
                {(name) => (
                  <DrugFields
                    drug={{
                      ...bind(drug),
                      onChange: (chosen) => {
                        bind(drug).onChange(chosen);
                        if (type === inProgress) check.check(chosen);
                      },
                    }}
                    notListed={{
                      ...bind(other),
                      onChange: (own) => {
                        bind(other).onChange(own);
                        if (type === inProgress) check.check(own ? null : form.state.values.farmaco);
                      },
                    }}
                    ownName={{
                      ...bind(name),
                      onChange: (text) => {
                        bind(name).onChange(text);
                        check.check(null);
                      },
                    }}
                    check={check}
                    fetchForbidden={isForbidden ? undefined : fetchForbidden}
                  />
                )}
              </form.Field>
            )}
          </form.Field>
        )}
      </form.Field>
      {type === inProgress && therapy?.interazioni_accettate && sameDrug && (
        <AcceptedInteractions accepted={therapy.interazioni_accettate} />
      )}
      {prescriber}
      {dose}
      {period}
      {isForbidden && note}
      {type === inProgress && boxAndTimes}
      <MoreFields {...{ form, blank }} names={moreFields}>
        {diagnosis}
        {!isForbidden && note}
      </MoreFields>
      {level}
    </FormDialog>
  );
}
