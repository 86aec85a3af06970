import { Combobox } from '@libretto/design-system/combobox';
import { DateField, isDay } from '@libretto/design-system/date-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/formats/formats.ts';
import { pair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { maritalStatusesQuery } from '../../shared/patient/marital-statuses.ts';
import { earliestBirth, type PersonalData, personalDataChange, personalDataForm } from './personal-data.ts';
import { searchPlaces } from './places.ts';
import { TaxCodeDoubts } from './tax-code-doubts.tsx';
import { type SectionDialogProps, usePatientForm } from './use-patient-form.ts';

const debounceMs = 700;
const maxCities = 10;

export function PersonalDataDialog(props: SectionDialogProps<PersonalData>) {
  const { patient } = props;
  const { t } = useTranslation('patient');
  const messages = t('errors', { returnObjects: true });
  const [now] = useState(today);
  const lastBirthDate = useRef(patient.paziente_nascita?.slice(0, 10) ?? '');
  const [wrongDate, setWrongDate] = useState(false);
  const statuses = useQuery(maritalStatusesQuery());

  const { form, bind, dirty, saving, failure, formProps, onClose } = usePatientForm({
    ...props,
    page: 'dati_personali',
    initial: personalDataForm.initial(patient, props.start),
    schema: personalDataForm.schema({ ...messages, today: now }),
    change: personalDataChange,
    refused: (code, name) => {
      if (name === 'comune_nascita') return code === 'required' ? messages.required : messages.city;
      if (name === 'paziente_nascita') return messages.date;
      return name === 'paziente_codfiscale' ? messages.taxCode : messages.refused;
    },
  });

  function leaveBirthDate() {
    const written = form.getFieldValue('paziente_nascita');
    if (!isDay(written)) return;
    const future = written > now;
    if (future) form.setFieldValue('paziente_nascita', lastBirthDate.current || now);
    else lastBirthDate.current = written;
    setWrongDate(future);
  }

  return (
    <FormDialog title={t('personal.title')} {...{ form, dirty, saving, failure, formProps, onClose }}>
      <div className={pair}>
        <form.Field name="paziente_nome">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('personal.name')}
              required
              autoCapitalize="words"
              autoComplete="given-name"
            />
          )}
        </form.Field>
        <form.Field name="paziente_cognome">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('personal.surname')}
              required
              autoCapitalize="words"
              autoComplete="family-name"
            />
          )}
        </form.Field>
      </div>
      <form.Field name="paziente_sesso">
        {(field) => (
          <RadioGroup
            {...bind(field)}
            label={t('personal.sex')}
            required
            layout="inline"
            options={(['female', 'male'] as const).map((sex) => ({ value: sex, label: t(`personal.sexes.${sex}`) }))}
          />
        )}
      </form.Field>
      <div className={pair}>
        <form.Field name="paziente_nascita">
          {(field) => {
            const bound = bind(field);
            return (
              <DateField
                {...bound}
                label={t('personal.birthDate')}
                required
                min={earliestBirth(now)}
                max={now}
                autoComplete="bday"
                error={wrongDate ? messages.date : bound.error}
                onChange={(day) => {
                  setWrongDate(false);
                  bound.onChange(day);
                }}
                onBlur={leaveBirthDate}
              />
            );
          }}
        </form.Field>
        <form.Field name="comune_nascita">
          {(field) => {
            const { value, onChange, ...bound } = bind(field);
            return (
              <Combobox
                {...bound}
                label={t('personal.birthCity')}
                hint={t('personal.birthCityHint')}
                required
                value={value.chosen}
                inputValue={value.text}
                // One key press triggers both handlers before the next render, so read the form's current value.
                onChange={(chosen) => onChange({ ...form.getFieldValue('comune_nascita'), chosen })}
                onInputChange={(text) => onChange({ ...form.getFieldValue('comune_nascita'), text })}
                loadItems={(text, signal) => searchPlaces(text, signal, t('place.abroad'))}
                debounceMs={debounceMs}
                maxItems={maxCities}
              />
            );
          }}
        </form.Field>
      </div>
      <form.Field name="paziente_codfiscale">
        {(field) => (
          <div>
            <TextField
              {...bind(field)}
              label={t('personal.taxCode')}
              hint={t('personal.taxCodeHint')}
              required
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
            />
            <form.Subscribe selector={({ values }) => values}>
              {(values) => <TaxCodeDoubts form={values} />}
            </form.Subscribe>
          </div>
        )}
      </form.Field>
      <form.Field name="id_stato_matrimoniale">
        {(field) => (
          <SelectField
            {...bind(field)}
            label={t('personal.maritalStatus')}
            options={(statuses.data ?? []).map((status) => ({
              value: String(status.id_stato_matrimoniale),
              label: status.stato_matrimoniale_nome,
            }))}
            disabledReason={statuses.isError ? t('personal.maritalStatusFailed') : undefined}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
