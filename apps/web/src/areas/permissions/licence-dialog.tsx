import { Checkbox } from '@libretto/design-system/checkbox';
import { NumberField } from '@libretto/design-system/number-field';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { pair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.ts';
import { formOf, type LicenceForm, licenceSchema } from './licence-form.ts';
import { isTaken, type Licence, saveLicence } from './permissions.queries.ts';

export interface LicenceDialogProps {
  /** Absent for a new one. */
  licence: Licence | undefined;
  onClose: () => void;
}

const numberOf = (value: number | string) => (typeof value === 'number' ? value : null);

export function LicenceDialog({ licence, onClose }: LicenceDialogProps) {
  const { t } = useTranslation('permissions');
  const words = { required: t('required'), cost: t('licences.costHint'), months: t('licences.monthsHint') };
  const { form, bind, dirty, saving, failure, formProps } = useRecordForm<LicenceForm>({
    initial: formOf(licence),
    schema: licenceSchema(words),
    save: ({ descrizione, costo, durata_mesi, enable }) =>
      saveLicence(licence?.id, {
        descrizione: descrizione.trim(),
        costo: numberOf(costo) ?? 0,
        durata_mesi: numberOf(durata_mesi),
        enable: enable ? 1 : 0,
      }),
    onSaved: onClose,
    failed: (error) => (isTaken(error) ? t('taken') : undefined),
  });

  return (
    <FormDialog
      title={t(licence ? 'licences.edit' : 'licences.add')}
      {...{ dirty, saving, failure, formProps, onClose }}
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
