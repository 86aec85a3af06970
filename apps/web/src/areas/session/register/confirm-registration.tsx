import { RegistrationConfirmation as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { Button, buttonClass } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import * as forms from '../../../shared/forms/form.css.ts';
import { EnteringPage } from '../entry/enter-account.tsx';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { filledText } from '../entry/fields.ts';
import { isWholeCode } from '../entry/link-code.ts';
import { SignInLink } from '../entry/sign-in-link.tsx';
import { useEntryForm } from '../entry/use-entry-form.ts';
import { useFieldMessages } from '../entry/use-field-messages.ts';
import { type Confirmation, confirm } from './registration.ts';

/** Mail scanners open links, so confirming takes a click and the password. */
export function ConfirmRegistration({ code }: { code: string }) {
  const { t } = useTranslation('session');
  const [state, setState] = useState<'asking' | Confirmation>(isWholeCode(code) ? 'asking' : 'worn');

  if (state === 'entered') return <EnteringPage title={t('confirm.doneTitle')} />;
  if (state === 'done') {
    return (
      <EntryPage key={state} title={t('confirm.doneTitle')} description={t('confirm.doneText')} focusTitle>
        <div className={styles.actions}>
          <SignInLink button>{t('entry.signIn')}</SignInLink>
        </div>
      </EntryPage>
    );
  }
  if (state === 'worn') {
    return (
      <EntryPage
        key={state}
        title={t('confirm.wornTitle')}
        description={t('confirm.wornText')}
        focusTitle={isWholeCode(code)}
      >
        <div className={styles.content}>
          <p>{t('confirm.wornUsed')}</p>
          <p>{t('confirm.wornExpired')}</p>
        </div>
        <div className={styles.actions}>
          <SignInLink button>{t('entry.signIn')}</SignInLink>
          <Link to="/register" className={buttonClass({})}>
            {t('confirm.again')}
          </Link>
        </div>
      </EntryPage>
    );
  }
  return <ConfirmForm code={code} onAnswer={setState} />;
}

function ConfirmForm({ code, onAnswer }: { code: string; onAnswer: (state: Confirmation) => void }) {
  const { t } = useTranslation('session');
  const messages = useFieldMessages();
  const { form, bind, formProps, sending, failure } = useEntryForm({
    initial: { password: '' },
    schema: v.object({ password: filledText(messages) }),
    send: ({ password }) => confirm(code, password),
    onSent: (_values, state) => onAnswer(state),
    refused: (error) =>
      error instanceof ProblemError && error.status === 422
        ? [{ name: 'password', text: t('errors.wrongChosen') }]
        : [],
  });

  return (
    <EntryPage title={t('confirm.title')} description={t('confirm.text')}>
      <form {...formProps} className={forms.form} method="post">
        <FailureBanner failure={failure} />
        <form.Field name="password">
          {(field) => (
            <TextField
              {...bind(field)}
              type="password"
              label={t('confirm.password')}
              autoComplete="current-password"
              maxLength={maxLengths.password}
              required
            />
          )}
        </form.Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={sending}>
          {t('confirm.submit')}
        </Button>
      </form>
      <div className={styles.content}>
        <p>
          {t('confirm.forgotten')} <Link to="/register">{t('confirm.again')}</Link>
        </p>
        <p>{t('confirm.notYou')}</p>
      </div>
    </EntryPage>
  );
}
