import { Combobox } from '@libretto/design-system/combobox';
import { PhoneField } from '@libretto/design-system/phone-field';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { type ContactDetails, contactDetailsForm } from './contact-details.ts';
import { searchPlaces } from './places.ts';
import { type SectionDialogProps, usePatientForm } from './use-patient-form.ts';

export function ContactDetailsDialog(props: SectionDialogProps<ContactDetails>) {
  const { patient } = props;
  const { t } = useTranslation('patient');
  const messages = t('errors', { returnObjects: true });
  const { form, bind, dirty, saving, failure, formProps, onClose } = usePatientForm({
    ...props,
    page: 'recapiti',
    initial: contactDetailsForm.initial(patient.user.contact_detail, props.start),
    schema: contactDetailsForm.schema(messages),
    change: (values) => ({ detail: contactDetailsForm.body(values, undefined) }),
    refused: (code, name) => {
      if (name === 'contatto_telefono') return messages.phone;
      return code === 'required' ? messages.requiredDetail : messages.refused;
    },
  });
  return (
    <FormDialog title={t('details.title')} {...{ form, dirty, saving, failure, formProps, onClose }}>
      <form.Field name="contatto_indirizzo">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('details.street')}
            hint={t('details.streetHint')}
            required
            autoComplete="street-address"
          />
        )}
      </form.Field>
      <form.Field name="comune_residenza">
        {(field) => {
          const { value, onChange, ...bound } = bind(field);
          return (
            <Combobox
              {...bound}
              label={t('details.city')}
              required
              value={null}
              inputValue={value}
              onChange={(chosen) => chosen && onChange(chosen.label)}
              onInputChange={onChange}
              loadItems={(text, signal) => searchPlaces(text, signal, t('place.abroad'))}
              autoComplete="address-level2"
            />
          );
        }}
      </form.Field>
      <form.Field name="contatto_telefono">
        {(field) => <PhoneField {...bind(field)} label={t('details.phone')} required />}
      </form.Field>
    </FormDialog>
  );
}
