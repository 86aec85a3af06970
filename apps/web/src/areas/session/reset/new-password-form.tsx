import { ProblemError } from '@libretto/api-client/problem';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as forms from '../../../shared/forms/form.css.ts';
import type { RefusedField } from '../../../shared/forms/use-checked-form.ts';
import { clearSession } from '../../../shared/session/session.ts';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { useEntryForm } from '../entry/use-entry-form.ts';
import { useFieldMessages } from '../entry/use-field-messages.ts';
import { useSending } from '../entry/use-sending.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { toWeakness } from '../password/password-rules.ts';
import { newPasswordSchema, requestCode, resetPassword } from './reset.ts';

interface NewPasswordFormProps {
  email: string;
  isSent: boolean;
  onChange: () => void;
}

export function NewPasswordForm({ email, isSent, onChange }: NewPasswordFormProps) {
  const { t } = useTranslation('session');
  const messages = useFieldMessages();

  function refused(error: unknown): RefusedField[] {
    if (!(error instanceof ProblemError)) return [];
    if (error.code === 'wrong-code') return [{ name: 'codice', text: t('errors.codeWorn') }];
    return error.errors.flatMap((field) => {
      const weakness = toWeakness(field);
      return weakness ? [{ name: 'password', text: t(`errors.${weakness}`) }] : [];
    });
  }

  const { form, bind, formProps, sending, failure } = useEntryForm({
    initial: { codice: '', password: '', conferma_password: '' },
    schema: newPasswordSchema({ ...messages, code: t('errors.code') }),
    send: (values) => resetPassword(email, values),
    onSent: () => clearSession('password'),
    refused,
  });

  return (
    <EntryPage
      title={t('reset.codeTitle')}
      description={t(isSent ? 'reset.codeText' : 'reset.heldText', { email })}
      focusTitle
    >
      <form {...formProps} className={forms.form} method="post">
        <FailureBanner failure={failure} />
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <form.Field name="codice">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('reset.code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={16}
              required
            />
          )}
        </form.Field>
        <form.Field name="password">
          {(password) => (
            <form.Field name="conferma_password">
              {(confirmation) => (
                <NewPasswordFields
                  label={t('password.new')}
                  password={bind(password)}
                  confirmation={bind(confirmation)}
                />
              )}
            </form.Field>
          )}
        </form.Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={sending}>
          {t('reset.save')}
        </Button>
      </form>
      <ResendCode email={email} isSent={isSent} onChange={onChange} />
    </EntryPage>
  );
}

function ResendCode({ email, isSent, onChange }: NewPasswordFormProps) {
  const { t } = useTranslation('session');
  const { sending, failure, send } = useSending();
  const [sendCount, setSendCount] = useState(0);

  async function sendAgain() {
    if (await send(() => requestCode(email))) setSendCount((before) => before + 1);
  }

  return (
    <div className={styles.secondary}>
      {isSent && <p className={styles.note}>{t('reset.missing')}</p>}
      <FailureBanner failure={failure} />
      {sendCount > 0 && !failure && (
        <Banner key={sendCount} tone="success" title={t(isSent ? 'reset.sentAgain' : 'reset.heldAgain')} announce>
          {t('reset.sentAgainHint')}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button loading={sending} onClick={() => void sendAgain()}>
          {t('reset.again')}
        </Button>
        <Button variant="ghost" onClick={onChange}>
          {t('reset.change')}
        </Button>
      </div>
    </div>
  );
}
