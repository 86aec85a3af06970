import { DirectoryDoctorData as maxLengths } from '@libretto/api-client/max-lengths';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { pair } from '../../../shared/forms/form.css.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.tsx';
import { isTaken } from '../permissions.queries.ts';
import { type Doctor, saveDoctor } from './directory.queries.ts';
import { doctorForm } from './doctor-form.ts';

export interface DoctorDialogProps {
  entry: Doctor | undefined;
  onClose: () => void;
}

export function DoctorDialog({ entry, onClose }: DoctorDialogProps) {
  const { t } = useTranslation('permissions');
  const wrong = { email: t('directory.wrong.email'), number: t('directory.wrong.number') };
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: doctorForm.initial(entry),
    schema: doctorForm.schema({ required: t('required'), ...wrong }),
    version: entry?.versione,
    save: (values, baseVersion) => saveDoctor(entry?.id_cpp, doctorForm.body(values, entry), baseVersion),
    onSaved: onClose,
    failed: (error) => (isTaken(error) ? t('doctors.taken') : undefined),
    refused: ({ path }) => (path === '/email' ? { name: 'email', text: wrong.email } : undefined),
  });

  return (
    <FormDialog title={t(entry ? 'doctors.edit' : 'doctors.add')} {...{ form, saving, failure, formProps, onClose }}>
      <form.Field name="fullname">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('directory.columns.fullname')}
            autoComplete="off"
            maxLength={maxLengths.fullname}
            required
          />
        )}
      </form.Field>
      <div className={pair}>
        <form.Field name="cpp_localita_iscrizione">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('directory.columns.cpp_localita_iscrizione')}
              hint={t('directory.hints.board')}
              autoComplete="off"
              maxLength={maxLengths.cpp_localita_iscrizione}
              required
            />
          )}
        </form.Field>
        <form.Field name="numero_iscrizione">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('directory.columns.numero_iscrizione')}
              hint={t('directory.hints.number')}
              autoComplete="off"
              maxLength={maxLengths.numero_iscrizione}
            />
          )}
        </form.Field>
      </div>
      <form.Field name="specializzation">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('directory.columns.specializzation')}
            autoComplete="off"
            maxLength={maxLengths.specializzation}
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
