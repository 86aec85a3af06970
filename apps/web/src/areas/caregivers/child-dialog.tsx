import { NewChild as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { DateField } from '@libretto/design-system/date-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { openRecordOf } from '../../shared/acting/open-record.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { pair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { createChild, type NewChild } from './caregivers.queries.ts';
import { childSchema, earliestBirthOfMinor, emptyChild } from './child-form.ts';

export function ChildDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('caregivers');
  const { t: tRecords } = useTranslation('records');
  const formats = useFormats();
  const now = today();
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: emptyChild,
    schema: childSchema({
      required: tRecords('required'),
      long: tRecords('long'),
      date: t('child.dateInvalid'),
      adult: t('child.adult'),
      sex: t('child.sexMissing'),
      today: now,
    }),
    save: ({ paziente_nome, paziente_cognome, paziente_nascita, paziente_sesso }) =>
      createChild({
        paziente_nome: paziente_nome.trim(),
        paziente_cognome: paziente_cognome.trim(),
        paziente_nascita,
        paziente_sesso: paziente_sesso as NewChild['paziente_sesso'],
      }),
    question: tRecords('saveQuestion'),
    detail: ({ paziente_nome, paziente_cognome, paziente_nascita }) =>
      t('child.summary', {
        name: `${paziente_nome.trim()} ${paziente_cognome.trim()}`,
        date: formats.date(paziente_nascita),
      }),
    done: null,
    onSaved: ({ id_paziente }) => openRecordOf(id_paziente),
    failed: (error) =>
      error instanceof ProblemError && error.code === 'too-many-children' ? t('child.tooMany') : undefined,
    refused: ({ path, code }) =>
      path === '/paziente_nascita'
        ? { name: 'paziente_nascita', text: t(code === 'age' ? 'child.adult' : 'child.dateInvalid') }
        : undefined,
  });

  return (
    <FormDialog
      title={t('child.add')}
      description={t('child.text')}
      submitLabel={t('child.submit')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <div className={pair}>
        <form.Field name="paziente_nome">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('child.name')}
              autoComplete="off"
              autoCapitalize="words"
              maxLength={maxLengths.paziente_nome}
              required
            />
          )}
        </form.Field>
        <form.Field name="paziente_cognome">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('child.surname')}
              autoComplete="off"
              autoCapitalize="words"
              maxLength={maxLengths.paziente_cognome}
              required
            />
          )}
        </form.Field>
      </div>
      <form.Field name="paziente_nascita">
        {(field) => (
          <DateField
            {...bind(field)}
            label={t('child.birth')}
            min={earliestBirthOfMinor(now)}
            max={now}
            autoComplete="off"
            required
          />
        )}
      </form.Field>
      <form.Field name="paziente_sesso">
        {(field) => (
          <RadioGroup
            {...bind(field)}
            label={t('child.sex')}
            layout="inline"
            required
            options={[
              { value: 'female', label: t('child.female') },
              { value: 'male', label: t('child.male') },
            ]}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
