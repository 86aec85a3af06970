import { PasswordChange as maxLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { Button } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import * as forms from '../../../shared/forms/form.css.ts';
import type { RefusedField } from '../../../shared/forms/use-checked-form.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { BackLink } from '../../../shared/page/back-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { clearSession } from '../../../shared/session/session.ts';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { filledText, newPasswords } from '../entry/fields.ts';
import { useEntryForm } from '../entry/use-entry-form.ts';
import { useFieldMessages } from '../entry/use-field-messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { toWeakness } from './password-rules.ts';

export function ChangePasswordPage() {
  const { t } = useTranslation('session');
  const messages = useFieldMessages();

  function refused(error: unknown): RefusedField[] {
    if (!(error instanceof ProblemError)) return [];
    return error.errors.flatMap((field) => {
      if (field.code === 'wrong') return [{ name: 'password_attuale', text: t('errors.wrongPassword') }];
      const weakness = toWeakness(field);
      return weakness ? [{ name: 'password', text: t(`errors.${weakness}`) }] : [];
    });
  }

  const { form, bind, formProps, sending, failure } = useEntryForm({
    initial: { password_attuale: '', password: '', conferma_password: '' },
    schema: v.intersect([v.object({ password_attuale: filledText(messages) }), newPasswords(messages)]),
    send: (values) => api.call(operations.changePassword, { body: { ...values, lingua: currentLanguage() } }),
    onSent: () => clearSession('password'),
    refused,
  });

  return (
    <Page
      title={t('change.title')}
      description={t('change.intro')}
      width="list"
      back={<BackLink to="/account">{t('change.back')}</BackLink>}
    >
      <form {...formProps} className={forms.form} method="post">
        <FailureBanner failure={failure} />
        <form.Field name="password_attuale">
          {(field) => (
            <TextField
              {...bind(field)}
              label={t('change.current')}
              type="password"
              autoComplete="current-password"
              maxLength={maxLengths.password_attuale}
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
        <Button type="submit" variant="primary" loading={sending}>
          {t('reset.save')}
        </Button>
      </form>
    </Page>
  );
}
