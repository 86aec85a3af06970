import type { Schema } from '@libretto/api-client/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import type { Told } from '../entry/use-sending.ts';
import { enter, forgetWaiting, keepSession, type Waiting } from '../login/enter.ts';
import { type Outcome, signIn } from '../login/sign-in.ts';

export interface SecondStepState {
  busy: 'code' | 'passkey' | undefined;
  failure: Told | undefined;
  wrong: number;
  sendCode: (code: string) => Promise<void>;
  tryPasskey: () => Promise<void>;
  clear: () => void;
}

export function useSecondStep(waiting: Waiting, onOver: () => void): SecondStepState {
  const { t } = useTranslation('session');
  const { sfida } = waiting;
  const [busy, setBusy] = useState<'code' | 'passkey'>();
  const [failure, setFailure] = useState<Told>();
  const [wrong, setWrong] = useState(0);

  function clear() {
    setFailure(undefined);
    setWrong(0);
  }

  async function attempt(kind: 'code' | 'passkey', work: () => Promise<Outcome<Schema<'SignedIn'>>>) {
    if (busy) return;
    setFailure(undefined);
    setBusy(kind);
    const outcome = await work();
    if ('reply' in outcome) {
      forgetWaiting();
      if (keepSession(outcome.reply.success, outcome.serverDate)) {
        enter(waiting.next);
        return;
      }
      setBusy(undefined);
      setFailure({ title: t('notice.storage'), text: t('notice.storageHint') });
      return;
    }
    setBusy(undefined);
    const { problem, seconds = 0 } = outcome;
    if (problem === 'step-over') onOver();
    else if (problem === 'wrong-code') setWrong((before) => before + 1);
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
        console.warn('The code for passkeys did not arrive', error);
        return { problem: 'connection' };
      }
    });

  return { busy, failure, wrong, sendCode, tryPasskey, clear };
}
