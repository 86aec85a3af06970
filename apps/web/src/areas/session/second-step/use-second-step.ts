import type { Schema } from '@libretto/api-client/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import type { Failure } from '../entry/use-sending.ts';
import { clearPendingSignIn, type PendingSignIn, redirectToApp, storeSession } from '../login/enter.ts';
import { type Outcome, signIn } from '../login/sign-in.ts';

export interface SecondStepState {
  busy: 'code' | 'passkey' | undefined;
  failure: Failure | undefined;
  wrongCount: number;
  sendCode: (code: string) => Promise<void>;
  tryPasskey: () => Promise<void>;
  clear: () => void;
}

export function useSecondStep(pending: PendingSignIn, onExpired: () => void): SecondStepState {
  const { t } = useTranslation('session');
  const { sfida } = pending;
  const [busy, setBusy] = useState<'code' | 'passkey'>();
  const [failure, setFailure] = useState<Failure>();
  const [wrongCount, setWrongCount] = useState(0);

  function clear() {
    setFailure(undefined);
    setWrongCount(0);
  }

  async function attempt(kind: 'code' | 'passkey', work: () => Promise<Outcome<Schema<'SignedIn'>>>) {
    if (busy) return;
    setFailure(undefined);
    setBusy(kind);
    const outcome = await work();
    if ('reply' in outcome) {
      clearPendingSignIn();
      if (storeSession(outcome.reply.success, outcome.serverDate)) {
        redirectToApp(pending.next);
        return;
      }
      setBusy(undefined);
      setFailure({ title: t('notice.storage'), text: t('notice.storageHint') });
      return;
    }
    setBusy(undefined);
    const { problem, seconds = 0 } = outcome;
    if (problem === 'step-over') onExpired();
    else if (problem === 'wrong-code') setWrongCount((before) => before + 1);
    else {
      const values = { seconds, provider: '' };
      setFailure({ title: t(`notice.${problem}`, values), text: t(`notice.${problem}Hint`, values) });
    }
  }

  const sendCode = (codice: string) =>
    attempt('code', () => signIn('login/codice', { sfida, codice, lingua: currentLanguage() }));
  const tryPasskey = () =>
    attempt('passkey', async () => {
      try {
        const { signInWithPasskey } = await import('../login/passkey.ts');
        return await signInWithPasskey({ sfida, lingua: currentLanguage() });
      } catch (error) {
        console.warn('The passkey code could not be loaded', error);
        return { problem: 'connection' };
      }
    });

  return { busy, failure, wrongCount, sendCode, tryPasskey, clear };
}
