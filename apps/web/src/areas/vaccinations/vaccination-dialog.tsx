import { VaccinationSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { FieldError } from '@libretto/api-client/problem';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { DateField, isDay } from '@libretto/design-system/date-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { VaccineField } from '../../shared/drugs/vaccine-field.tsx';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { DayChoice } from '../../shared/forms/day-choice.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import type { RefusedField } from '../../shared/forms/use-record-form.tsx';
import { AnsweredArea } from '../../shared/records/answered-area.tsx';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useBirth } from '../../shared/records/use-birth.ts';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
import { refreshSchedule } from '../../shared/vaccines/schedule.queries.ts';
import { doses, type VaccinationDraft, vaccinationBody, vaccinationForm } from './vaccination-form.ts';
import { saveVaccination, type Vaccination, vaccinationsQuery } from './vaccinations.queries.ts';

export function VaccinationDialog(props: RecordDialogProps<Vaccination, VaccinationDraft>) {
  const { patient, record: vaccination, compact } = props;
  const id_vaccinazione = vaccination?.id_vaccinazione ?? 0;
  const { t } = useTranslation('vaccinations');
  const { t: tRecords } = useTranslation('records');
  const formats = useFormats();
  const { born, early } = useBirth(patient);
  const messages = { required: tRecords('required'), long: tRecords('long'), date: tRecords('futureDate'), early };
  const { queryKey } = vaccinationsQuery(patient.id_utente);
  const [now] = useState(today);
  const [replaced, setReplaced] = useState(false);

  const summarize = useSaveSummary({ tipo: 'vaccination', ...(vaccination && { id: id_vaccinazione }) });
  const { form, bind, dialogProps } = useRecordDialog(props, {
    form: vaccinationForm,
    ...(compact && { preset: { vaccinazione_data: now } }),
    keys: { id_vaccinazione },
    schema: vaccinationForm.schema({ ...messages, today: now, born }),
    detail: (values) =>
      summarize(
        [
          values.vaccino?.descrizione_breve,
          t('schedule.nth', { number: values.vaccinazione_richiamo }),
          formats.date(values.vaccinazione_data),
        ],
        values.id_livello_confidenzialita,
      ),
    save: async (values, baseVersion) => {
      const sent = { id_vaccinazione, id_paziente: patient.id_paziente, ...vaccinationBody(values, vaccination) };
      const saved = await saveVaccination(id_vaccinazione, sent, baseVersion);
      await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshSchedule()]);
      return saved;
    },
    getRow: (saved) => ({ name: 'vaccini', id: saved.id_vaccinazione }),
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    refused: ({ path }: FieldError): RefusedField | undefined => {
      if (path === '/vaccinazione_data') return { name: 'vaccinazione_data', text: messages.date };
      if (path === '/id_vaccino') return { name: 'vaccino', text: messages.required };
      return path === '/vaccinazione_reazioni' ? { name: 'vaccinazione_reazioni', text: messages.required } : undefined;
    },
  });

  const date = (
    <form.Field name="vaccinazione_data">
      {(field) => {
        const bound = bind(field);
        const day = {
          ...bound,
          min: born,
          error: replaced ? messages.date : bound.error,
          onChange: (next: string) => {
            const future = isDay(next) && next > now;
            setReplaced(future);
            bound.onChange(future ? now : next);
          },
        };
        return compact ? (
          <DayChoice {...day} label={t('fields.day')} />
        ) : (
          <DateField {...day} label={t('fields.date')} hint={t('fields.dateHint')} required max={now} />
        );
      }}
    </form.Field>
  );
  const dose = (
    <form.Field name="vaccinazione_richiamo">
      {(field) => (
        <RadioGroup
          {...bind(field)}
          label={t('fields.dose')}
          hint={t('fields.doseHint')}
          required
          layout="inline"
          options={doses.map((dose) => ({ value: String(dose), label: t('fields.doseOption', { number: dose }) }))}
        />
      )}
    </form.Field>
  );
  const reactions = (
    <form.Field name="vaccinazione_reazioni">
      {(field) => (
        <AnsweredArea
          {...bind(field)}
          label={t('fields.reactions')}
          hint={t('fields.reactionsHint')}
          answer={t('none')}
          rows={2}
          maxLength={maxLengths.vaccinazione_reazioni}
          required
        />
      )}
    </form.Field>
  );
  const level = !vaccination && (
    <form.Field name="id_livello_confidenzialita">
      {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
    </form.Field>
  );

  return (
    <FormDialog
      title={t(vaccination ? 'edit' : 'add')}
      description={
        vaccination &&
        t('named', {
          vaccine: vaccination.vaccinidetails.descrizione_breve,
          date: formats.date(vaccination.vaccinazione_data),
        })
      }
      {...dialogProps}
    >
      <form.Field name="vaccino">{(field) => <VaccineField {...bind(field)} required />}</form.Field>
      {compact ? (
        <>
          {date}
          {reactions}
          {dose}
        </>
      ) : (
        <>
          {date}
          {dose}
          {reactions}
        </>
      )}
      {level}
    </FormDialog>
  );
}
