import { PhoneField } from '@libretto/design-system/phone-field';
import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { pair } from '../../../shared/forms/form.css.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { isTaken } from '../permissions.queries.ts';
import { centreSchema, dataOf, formOf } from './centre-form.ts';
import { type Centre, saveCentre } from './directory.queries.ts';

export interface CentreDialogProps {
  /** Absent for a new one. */
  entry: Centre | undefined;
  onClose: () => void;
}

const kinds = [1, 2, 3] as const;

export function CentreDialog({ entry, onClose }: CentreDialogProps) {
  const { t } = useTranslation('permissions');
  const wrong = t('directory.wrong', { returnObjects: true });
  const { form, bind, dirty, saving, failure, formProps } = useRecordForm({
    initial: formOf(entry),
    schema: centreSchema({ required: t('required'), ...wrong }),
    version: entry?.versione,
    save: (values, seen) => saveCentre(entry?.id_centro_indagine, dataOf(values), seen),
    onSaved: onClose,
    failed: (error) => (isTaken(error) ? t('centres.taken') : undefined),
    refused: ({ path }) => {
      if (path === '/email') return { name: 'email', text: wrong.email };
      return path === '/sitoWeb' ? { name: 'sitoWeb', text: wrong.site } : undefined;
    },
  });

  return (
    <FormDialog title={t(entry ? 'centres.edit' : 'centres.add')} {...{ dirty, saving, failure, formProps, onClose }}>
      <div className={pair}>
        <form.Field name="centro_nome">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('directory.columns.centro_nome')}
              autoComplete="off"
              maxLength={120}
              required
            />
          )}
        </form.Field>
        <form.Field name="centro_tipologia">
          {(field) => (
            <SelectField
              {...bind(field)}
              label={t('directory.columns.centro_tipologia')}
              options={kinds.map((kind) => ({ value: String(kind), label: t(`directory.kinds.${kind}`) }))}
              required
            />
          )}
        </form.Field>
      </div>
      <form.Field name="centro_indirizzo">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('directory.columns.centro_indirizzo')}
            autoComplete="off"
            maxLength={200}
          />
        )}
      </form.Field>
      <form.Field name="telefono">
        {(field) => <PhoneField {...bind(field)} label={t('directory.columns.telefono')} autoComplete="off" />}
      </form.Field>
      <form.Field name="sitoWeb">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('directory.columns.sitoWeb')}
            hint={t('directory.hints.site')}
            inputMode="url"
            autoComplete="off"
            maxLength={300}
          />
        )}
      </form.Field>
      <form.Field name="email">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('directory.columns.email')}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
