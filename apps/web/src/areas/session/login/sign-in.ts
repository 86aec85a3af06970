import type { Schema } from '@libretto/api-client/schema';
import type { NoticeName } from './login-ids.ts';

export type Refusal = NoticeName | 'wrong-code' | 'step-over';

export type Outcome<Reply = Schema<'OAuthLoginReply'>> =
  | { reply: Reply; serverDate: string | null }
  | { problem: Refusal; seconds?: number };

interface Requests {
  login: [Schema<'LoginRequest'>, Schema<'LoginReply'>];
  loginOAuth: [Schema<'OAuthLoginRequest'>, Schema<'OAuthLoginReply'>];
  'login/codice': [Schema<'LoginCode'>, Schema<'SignedIn'>];
  'login/passkey/inizio': [Schema<'PasskeyLoginBeginning'>, Schema<'PasskeyOptions'>];
  'login/passkey': [Schema<'PasskeyLogin'>, Schema<'SignedIn'>];
}

const refusals: Readonly<Record<keyof Requests, readonly Refusal[]>> = {
  login: ['wrong-credentials', 'step-over'],
  loginOAuth: ['provider-refused', 'not-registered'],
  'login/codice': ['wrong-code', 'step-over'],
  'login/passkey/inizio': ['passkey-refused', 'step-over'],
  'login/passkey': ['passkey-refused', 'step-over'],
};

/** Does without the API client, which would be most of the page's script. */
export async function signIn<Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0],
): Promise<Outcome<Requests[Name][1]>> {
  try {
    const response = await fetch(`/api/user/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return { reply: await response.json(), serverDate: response.headers.get('date') };
    if (response.status === 401 || response.status === 422) {
      const [fallback = 'failure', ...others] = refusals[name];
      const { code }: Schema<'Problem'> = await response.json();
      return { problem: others.find((other) => other === code) ?? fallback };
    }
    if (response.status !== 429) return { problem: 'failure' };
    return { problem: 'too-many', seconds: Number(response.headers.get('retry-after')) || 60 };
  } catch (error) {
    console.warn('The sign-in request failed', error);
    return { problem: 'connection' };
  }
}
