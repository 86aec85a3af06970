import { Checkbox } from '@libretto/design-system/checkbox';
import { NumberField } from '@libretto/design-system/number-field';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { pair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { licenceForm } from './licence-form.ts';
import { isTaken, type Licence, saveLicence } from './permissions.queries.ts';

export interface LicenceDialogProps {
  licence: Licence | undefined;
  onClose: () => void;
}

export function LicenceDialog({ licence, onClose }: LicenceDialogProps) {
  const { t } = useTranslation('permissions');
  const messages = { required: t('required'), cost: t('licences.costHint'), months: t('licences.monthsHint') };
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: licenceForm.initial(licence),
    schema: licenceForm.schema(messages),
    save: (values) => saveLicence(licence?.id, licenceForm.body(values, licence)),
    onSaved: onClose,
    failed: (error) => (isTaken(error) ? t('taken') : undefined),
  });

  return (
    <FormDialog
      title={t(licence ? 'licences.edit' : 'licences.add')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="descrizione">
        {(field) => <TextField {...bind(field)} label={t('licences.name')} maxLength={80} required />}
      </form.Field>
      <div className={pair}>
        <form.Field name="costo">
          {(field) => (
            <NumberField {...bind(field)} label={t('licences.cost')} hint={t('licences.costHint')} min={0} required />
          )}
        </form.Field>
        <form.Field name="durata_mesi">
          {(field) => <NumberField {...bind(field)} label={t('licences.months')} hint={t('licences.monthsHint')} />}
        </form.Field>
      </div>
      <form.Field name="enable">
        {(field) => <Checkbox {...bind(field)} label={t('licences.enable')} description={t('licences.enableText')} />}
      </form.Field>
    </FormDialog>
  );
}
