import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { Button, buttonClass } from '@libretto/design-system/button';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../shared/api/api.ts';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { SignInLink } from '../entry/sign-in-link.tsx';
import { useSending } from '../entry/use-sending.ts';

/** A link that lost some of its letters on the way is like one that is worn. */
const isWhole = (code: string) => /^[\w-]{43,64}$/.test(code);

/** Programs that look into mails open links: it takes a person's press to use this one. */
export function ConfirmRegistration({ code }: { code: string }) {
  const { t } = useTranslation('session');
  const { sending, failure, send } = useSending();
  const [state, setState] = useState<'asking' | 'done' | 'worn'>(isWhole(code) ? 'asking' : 'worn');

  async function confirm() {
    const done = await send(
      () => api.call(operations.confirmRegistration, { body: { codice: code } }),
      (error) => {
        const worn = error instanceof ProblemError && error.status === 401;
        if (worn) setState('worn');
        return worn;
      },
    );
    if (done) setState('done');
  }

  if (state === 'done') {
    return (
      <EntryPage key={state} title={t('confirm.doneTitle')} description={t('confirm.doneText')} arrived>
        <div className={styles.actions}>
          <SignInLink button>{t('entry.signIn')}</SignInLink>
        </div>
      </EntryPage>
    );
  }
  if (state === 'worn') {
    return (
      <EntryPage key={state} title={t('confirm.wornTitle')} description={t('confirm.wornText')} arrived={isWhole(code)}>
        <div className={styles.words}>
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
  return (
    <EntryPage key={state} title={t('confirm.title')} description={t('confirm.text')}>
      <FailureBanner failure={failure} />
      <div className={styles.actions}>
        <Button variant="primary" size="lg" loading={sending} onClick={() => void confirm()}>
          {t('confirm.submit')}
        </Button>
      </div>
    </EntryPage>
  );
}
