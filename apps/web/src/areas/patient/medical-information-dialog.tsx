import { RadioGroup } from '@libretto/design-system/radio-group';
import { SelectField } from '@libretto/design-system/select-field';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { bloodGroups, showBloodGroup } from './blood-group.ts';
import { type MedicalInformation, medicalInformationForm, organDonations } from './medical-information.ts';
import { type SectionDialogProps, usePatientForm } from './use-patient-form.ts';

export function MedicalInformationDialog(props: SectionDialogProps<MedicalInformation>) {
  const { patient } = props;
  const { t } = useTranslation('patient');
  const { form, bind, dirty, saving, failure, formProps, onClose } = usePatientForm({
    ...props,
    page: 'informazioni_mediche',
    initial: medicalInformationForm.initial(patient, props.start),
    schema: medicalInformationForm.schema({}),
    change: (values) => ({ patient: medicalInformationForm.body(values, undefined) }),
    refused: () => t('errors.refused'),
  });
  return (
    <FormDialog title={t('medical.title')} {...{ form, dirty, saving, failure, formProps, onClose }}>
      <form.Field name="paziente_gruppo">
        {(field) => (
          <SelectField
            {...bind(field)}
            label={t('medical.bloodGroup')}
            options={bloodGroups.map((group) => ({ value: group, label: showBloodGroup(group) }))}
          />
        )}
      </form.Field>
      <form.Field name="paziente_donatore_organi">
        {(field) => (
          <RadioGroup
            {...bind(field)}
            label={t('medical.organDonation')}
            options={organDonations.map((choice) => ({ value: choice, label: t(`medical.consents.${choice}`) }))}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
