import { RegistrationRequest as maxLengths } from '@libretto/api-client/max-lengths';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import * as forms from '../../../shared/forms/form.css.ts';
import type { FieldBinding } from '../../../shared/forms/use-checked-form.ts';

interface NameFieldsProps {
  name: FieldBinding<string>;
  surname: FieldBinding<string>;
}

/** Name and surname of the future user of a new account. */
export function NameFields({ name, surname }: NameFieldsProps) {
  const { t } = useTranslation('session');
  return (
    <div className={forms.pair}>
      <TextField
        {...name}
        label={t('register.name')}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={maxLengths.nome}
        required
      />
      <TextField
        {...surname}
        label={t('register.surname')}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={maxLengths.cognome}
        required
      />
    </div>
  );
}
