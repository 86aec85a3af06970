import type { Schema } from '@libretto/api-client/schema';
import type { NoticeName } from './login-ids.ts';

export type Outcome =
  | { reply: Schema<'LoginReply'>; serverDate: string | null }
  | { problem: NoticeName; seconds?: number };

interface Requests {
  login: Schema<'LoginRequest'>;
  loginOAuth: Schema<'OAuthLoginRequest'>;
}

/** How a refusal is put into words; the first is the usual one. */
const refusals: Readonly<Record<keyof Requests, readonly NoticeName[]>> = {
  login: ['wrong-credentials'],
  loginOAuth: ['provider-refused', 'not-registered'],
};

/** Without the API client, which would be most of the page's script. */
export async function signIn<Name extends keyof Requests>(name: Name, body: Requests[Name]): Promise<Outcome> {
  try {
    const response = await fetch(`/api/user/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return { reply: await response.json(), serverDate: response.headers.get('date') };
    if (response.status === 401 || response.status === 422) {
      const [usual = 'failure', ...others] = refusals[name];
      const { code }: Schema<'Problem'> = await response.json();
      return { problem: others.find((other) => other === code) ?? usual };
    }
    if (response.status !== 429) return { problem: 'failure' };
    return { problem: 'too-many', seconds: Number(response.headers.get('retry-after')) || 60 };
  } catch (error) {
    console.warn('Signing in did not reach the server', error);
    return { problem: 'connection' };
  }
}
