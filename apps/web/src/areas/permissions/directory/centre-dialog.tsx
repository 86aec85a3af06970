import { DirectoryCentreData as maxLengths } from '@libretto/api-client/max-lengths';
import { PhoneField } from '@libretto/design-system/phone-field';
import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { pair } from '../../../shared/forms/form.css.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.tsx';
import { isTaken } from '../permissions.queries.ts';
import { centreForm, kinds } from './centre-form.ts';
import { type Centre, saveCentre } from './directory.queries.ts';

export interface CentreDialogProps {
  entry: Centre | undefined;
  onClose: () => void;
}

export function CentreDialog({ entry, onClose }: CentreDialogProps) {
  const { t } = useTranslation('permissions');
  const wrong = t('directory.wrong', { returnObjects: true });
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: centreForm.initial(entry),
    schema: centreForm.schema({ required: t('required'), ...wrong }),
    version: entry?.versione,
    save: (values, baseVersion) => saveCentre(entry?.id_centro_indagine, centreForm.body(values, entry), baseVersion),
    onSaved: onClose,
    failed: (error) => (isTaken(error) ? t('centres.taken') : undefined),
    refused: ({ path }) => {
      if (path === '/email') return { name: 'email', text: wrong.email };
      return path === '/sitoWeb' ? { name: 'sitoWeb', text: wrong.site } : undefined;
    },
  });

  return (
    <FormDialog title={t(entry ? 'centres.edit' : 'centres.add')} {...{ form, saving, failure, formProps, onClose }}>
      <div className={pair}>
        <form.Field name="centro_nome">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('directory.columns.centro_nome')}
              autoComplete="off"
              maxLength={maxLengths.centro_nome}
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
            maxLength={maxLengths.centro_indirizzo}
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
            maxLength={maxLengths.sitoWeb}
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
            maxLength={maxLengths.email}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
