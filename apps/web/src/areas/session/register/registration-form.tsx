import { RegistrationRequest as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { TextField } from '@libretto/design-system/text-field';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as forms from '../../../shared/forms/form.css.ts';
import type { RefusedField } from '../../../shared/forms/use-checked-form.ts';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { NameFields } from '../entry/name-fields.tsx';
import { SignInLink } from '../entry/sign-in-link.tsx';
import { useEntryForm } from '../entry/use-entry-form.ts';
import { useFieldMessages } from '../entry/use-field-messages.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { toWeakness } from '../password/password-rules.ts';
import { type RegistrationValues, register, registrationSchema } from './registration.ts';
import { Terms } from './terms.tsx';

interface RegistrationFormProps {
  initial: RegistrationValues;
  focusTitle: boolean;
  onSent: (values: RegistrationValues, isSent: boolean) => void;
}

export function RegistrationForm({ initial, focusTitle, onSent }: RegistrationFormProps) {
  const { t } = useTranslation('session');
  const messages = useFieldMessages();

  function refused(error: unknown): RefusedField[] {
    if (!(error instanceof ProblemError)) return [];
    return error.errors.flatMap((field): RefusedField[] => {
      const weakness = toWeakness(field);
      if (weakness) return [{ name: 'password', text: t(`errors.${weakness}`) }];
      return field.path === '/email' ? [{ name: 'email', text: messages.email }] : [];
    });
  }

  const { form, bind, formProps, sending, failure } = useEntryForm({
    initial,
    schema: registrationSchema({ ...messages, terms: t('errors.terms') }),
    send: register,
    onSent: (values, { spedisce }) => onSent(values, spedisce),
    refused,
  });

  return (
    <EntryPage title={t('register.title')} description={t('register.intro')} focusTitle={focusTitle}>
      <form {...formProps} className={forms.form} method="post">
        <FailureBanner failure={failure} />
        <form.Field name="nome">
          {(name) => (
            <form.Field name="cognome">
              {(surname) => <NameFields name={bind(name)} surname={bind(surname)} />}
            </form.Field>
          )}
        </form.Field>
        <form.Field name="email">
          {(field) => (
            <TextField
              {...bind(field)}
              type="email"
              label={t('register.email')}
              hint={t('register.emailHint')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLengths.email}
              required
            />
          )}
        </form.Field>
        <form.Field name="password">
          {(password) => (
            <form.Field name="conferma_password">
              {(confirmation) => (
                <NewPasswordFields
                  label={t('password.label')}
                  password={bind(password)}
                  confirmation={bind(confirmation)}
                />
              )}
            </form.Field>
          )}
        </form.Field>
        <Terms />
        <form.Field name="termini">
          {(field) => <Checkbox {...bind(field)} label={t('register.terms')} required />}
        </form.Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={sending}>
          {t('register.submit')}
        </Button>
      </form>
      <div className={styles.links}>
        <p>
          {t('register.haveAccount')} <SignInLink>{t('register.signIn')}</SignInLink>
        </p>
        <Link to="/password/reset">{t('register.forgotten')}</Link>
        <p>{t('register.doctor')}</p>
      </div>
    </EntryPage>
  );
}
