import { Button } from '@libretto/design-system/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { SignInLink } from '../entry/sign-in-link.tsx';
import { clearPendingSignIn, type PendingSignIn, readPendingSignIn } from '../login/enter.ts';
import { CodeForm } from './code-form.tsx';
import { useSecondStep } from './use-second-step.ts';

export function SecondStepPage() {
  const [pending, setPending] = useState(readPendingSignIn);
  if (pending === undefined) return <SignInAgain />;
  return (
    <SecondStep
      waiting={pending}
      onExpired={() => {
        clearPendingSignIn();
        setPending(undefined);
      }}
    />
  );
}

function SignInAgain() {
  const { t } = useTranslation('session');
  return (
    <EntryPage key="over" title={t('step.overTitle')} description={t('step.overText')} focusTitle>
      <div className={styles.actions}>
        <SignInLink button>{t('entry.signIn')}</SignInLink>
      </div>
    </EntryPage>
  );
}

interface SecondStepProps {
  waiting: PendingSignIn;
  onExpired: () => void;
}

function SecondStep({ waiting: pending, onExpired }: SecondStepProps) {
  const { t } = useTranslation('session');
  const { metodi } = pending;
  const [recovery, setRecovery] = useState(false);
  const { busy, failure, wrongCount, sendCode, tryPasskey, clear } = useSecondStep(pending, onExpired);
  const offersCode = recovery || metodi.includes('totp');
  const offersPasskey = metodi.includes('passkey') && !recovery;

  function switchMethod(next: boolean) {
    clear();
    setRecovery(next);
  }

  return (
    <EntryPage
      key={recovery ? 'recovery' : 'step'}
      title={t(recovery ? 'step.recoveryTitle' : 'step.title')}
      description={t(recovery ? 'step.recoveryIntro' : 'step.intro')}
      focusTitle
    >
      <FailureBanner failure={failure} />
      {offersPasskey && (
        <div className={styles.content}>
          <Button
            variant={offersCode ? 'secondary' : 'primary'}
            size="lg"
            fullWidth
            loading={busy === 'passkey'}
            onClick={() => void tryPasskey()}
          >
            {t('step.passkey')}
          </Button>
          <p className={styles.note}>{t('step.passkeyHint')}</p>
        </div>
      )}
      {offersCode && (
        <CodeForm
          kind={recovery ? 'recovery' : 'totp'}
          wrongCount={wrongCount}
          sending={busy === 'code'}
          onSend={sendCode}
        />
      )}
      <div className={styles.links}>
        {recovery ? (
          <Button onClick={() => switchMethod(false)}>{t('step.back')}</Button>
        ) : (
          metodi.includes('recupero') && <Button onClick={() => switchMethod(true)}>{t('step.useRecovery')}</Button>
        )}
        <SignInLink>{t('step.otherAccount')}</SignInLink>
      </div>
      {recovery && <p className={styles.note}>{t('step.lost')}</p>}
    </EntryPage>
  );
}
