import type { Schema } from '@libretto/api-client/schema';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { type Outcome, signIn } from './sign-in.ts';

/** Accepts any passkey of this site, or with a first step only those of that account. */
export async function signInWithPasskey({
  lingua,
  ...first
}: {
  sfida?: string;
  lingua?: Schema<'MailLanguage'>;
} = {}): Promise<Outcome<Schema<'SignedIn'>>> {
  const started = await signIn('login/passkey/inizio', first);
  if (!('reply' in started)) return started;
  try {
    const optionsJSON = started.reply.opzioni as PublicKeyCredentialRequestOptionsJSON & Record<string, unknown>;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return await signIn('login/passkey', {
      ...first,
      ...(lingua && { lingua }),
      credenziale: { id, clientDataJSON, authenticatorData, signature },
    });
  } catch (error) {
    console.warn('The passkey sign-in was not completed', error);
    return { problem: 'passkey-cancelled' };
  }
}
