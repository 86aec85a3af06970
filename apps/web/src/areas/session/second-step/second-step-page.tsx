import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { SignInLink } from '../entry/sign-in-link.tsx';
import { enter, forgetWaiting, keepSession, readWaiting, type Waiting } from '../login/enter.ts';
import type { Outcome } from '../login/sign-in.ts';
import { CodeForm, type CodeKind } from './code-form.tsx';
import { PasskeyStep } from './passkey-step.tsx';

type SignedIn = Extract<Outcome, { reply: unknown }>['reply'] & { success: unknown };

/** After the password: what the person has, or what they have kept for the day on which they have not. */
export function SecondStepPage() {
  const [waiting, setWaiting] = useState(readWaiting);
  return waiting ? (
    <SecondStep
      waiting={waiting}
      onOver={() => {
        forgetWaiting();
        setWaiting(undefined);
      }}
    />
  ) : (
    <BeginAgain />
  );
}

function BeginAgain() {
  const { t } = useTranslation('session');
  return (
    <EntryPage title={t('step.overTitle')} description={t('step.overText')} arrived>
      <div className={styles.actions}>
        <SignInLink button>{t('entry.signIn')}</SignInLink>
      </div>
    </EntryPage>
  );
}

interface SecondStepProps {
  waiting: Waiting;
  /** It has been too long. */
  onOver: () => void;
}

function SecondStep({ waiting, onOver }: SecondStepProps) {
  const { t } = useTranslation('session');
  const { metodi, sfida, next } = waiting;
  const [kind, setKind] = useState<CodeKind | undefined>(metodi.includes('totp') ? 'totp' : undefined);
  const [problem, setProblem] = useState<Outcome & { problem: unknown }>();

  /** True when it was taken, or needs no further word here. */
  function finish(outcome: Outcome<SignedIn>): boolean {
    setProblem(undefined);
    if ('reply' in outcome) {
      forgetWaiting();
      keepSession(outcome.reply.success, outcome.serverDate);
      enter(next);
      return true;
    }
    if (outcome.problem === 'step-over') onOver();
    else if (outcome.problem === 'wrong-code') return false;
    else setProblem(outcome);
    return true;
  }

  return null;
}
