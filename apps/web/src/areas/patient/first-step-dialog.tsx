import { DateField } from '@libretto/design-system/date-field';
import { SelectField } from '@libretto/design-system/select-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/formats/formats.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { bloodGroups, showBloodGroup } from './blood-group.ts';
import { type FirstStep, firstStepForm } from './first-step.ts';
import { earliestBirth } from './personal-data.ts';
import { type SectionDialogProps, usePatientForm } from './use-patient-form.ts';

/** Asks a new account only what matters first. The cards ask for the rest. */
export function FirstStepDialog(props: SectionDialogProps<FirstStep>) {
  const { patient } = props;
  const { t } = useTranslation('patient');
  const messages = t('errors', { returnObjects: true });
  const [now] = useState(today);
  const { form, bind, dirty, saving, failure, formProps, onClose } = usePatientForm({
    ...props,
    page: 'chi_sei',
    initial: firstStepForm.initial(patient, props.start),
    schema: firstStepForm.schema({ ...messages, today: now }),
    change: (values) => ({ patient: firstStepForm.body(values, undefined) }),
    refused: (_code, name) => (name === 'paziente_nascita' ? messages.date : messages.refused),
  });
  return (
    <FormDialog title={t('firstStep')} {...{ form, dirty, saving, failure, formProps, onClose }}>
      <form.Field name="paziente_nascita">
        {(field) => (
          <DateField
            {...bind(field)}
            label={t('personal.birthDate')}
            required
            min={earliestBirth(now)}
            max={now}
            autoComplete="bday"
          />
        )}
      </form.Field>
      <form.Field name="paziente_gruppo">
        {(field) => (
          <SelectField
            {...bind(field)}
            label={t('medical.bloodGroup')}
            hint={t('medical.bloodGroupHint')}
            options={bloodGroups.map((group) => ({ value: group, label: showBloodGroup(group) }))}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
