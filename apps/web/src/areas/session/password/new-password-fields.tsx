import { PasswordReset as maxLengths } from '@libretto/api-client/max-lengths';
import { Checkbox } from '@libretto/design-system/checkbox';
import { TextField } from '@libretto/design-system/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../shared/forms/use-checked-form.ts';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldsProps {
  label: string;
  password: FieldBinding<string>;
  confirmation: FieldBinding<string>;
}

export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('session');
  const [shown, setShown] = useState(false);
  const type = shown ? 'text' : 'password';
  const secret = {
    type,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: maxLengths.password,
  } as const;
  return (
    <>
      <TextField
        {...password}
        {...secret}
        label={label}
        hint={<PasswordChecklist password={password.value} />}
        required
      />
      <TextField {...confirmation} {...secret} label={t('password.confirm')} required />
      <Checkbox name="show" label={t('password.show')} value={shown} onChange={setShown} />
    </>
  );
}
