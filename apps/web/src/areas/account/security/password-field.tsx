import { PasswordProof as maxLengths } from '@libretto/api-client/max-lengths';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../shared/forms/use-checked-form.ts';

export function PasswordField(field: FieldBinding<string>) {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...field}
      label={t('security.password')}
      hint={t('security.passwordHint')}
      type="password"
      autoComplete="current-password"
      maxLength={maxLengths.password}
      required
    />
  );
}
