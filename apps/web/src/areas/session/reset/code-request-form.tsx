import { PasswordResetRequest as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { Button } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as forms from '../../../shared/forms/form.css.ts';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { SignInLink } from '../entry/sign-in-link.tsx';
import { useEntryForm } from '../entry/use-entry-form.ts';
import { useFieldMessages } from '../entry/use-field-messages.ts';
import { requestCode, requestSchema } from './reset.ts';

interface CodeRequestFormProps {
  initial: string;
  focusTitle: boolean;
  onSent: (email: string, isSent: boolean) => void;
}

export function CodeRequestForm({ initial, focusTitle, onSent }: CodeRequestFormProps) {
  const { t } = useTranslation('session');
  const messages = useFieldMessages();
  const { form, bind, formProps, sending, failure } = useEntryForm({
    initial: { email: initial },
    schema: requestSchema(messages),
    send: ({ email }) => requestCode(email),
    onSent: ({ email }, { spedisce }) => onSent(email.trim(), spedisce),
    refused: (error) =>
      error instanceof ProblemError && error.status === 422 ? [{ name: 'email', text: messages.email }] : [],
  });

  return (
    <EntryPage title={t('reset.title')} description={t('reset.intro')} focusTitle={focusTitle}>
      <form {...formProps} className={forms.form} method="post">
        <FailureBanner failure={failure} />
        <form.Field name="email">
          {(field) => (
            <TextField
              {...bind(field)}
              type="email"
              label={t('reset.email')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLengths.email}
              required
            />
          )}
        </form.Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={sending}>
          {t('reset.submit')}
        </Button>
      </form>
      <div className={styles.links}>
        <SignInLink>{t('reset.back')}</SignInLink>
        <p>
          {t('login.noAccount')} <Link to="/register">{t('login.register')}</Link>
        </p>
      </div>
    </EntryPage>
  );
}
