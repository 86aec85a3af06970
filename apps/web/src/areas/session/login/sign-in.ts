import type { Schema } from '@libretto/api-client/schema';
import type { NoticeName } from './login-ids.ts';

export type Outcome =
  | { reply: Schema<'LoginReply'>; serverDate: string | null }
  | { problem: NoticeName; seconds?: number };

/** Without the API client, which would be most of the page's script. */
export async function signIn(email: string, password: string): Promise<Outcome> {
  try {
    const body: Schema<'LoginRequest'> = { email, password };
    const response = await fetch('/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return { reply: await response.json(), serverDate: response.headers.get('date') };
    if (response.status === 401 || response.status === 422) return { problem: 'wrong-credentials' };
    if (response.status !== 429) return { problem: 'failure' };
    return { problem: 'too-many', seconds: Number(response.headers.get('retry-after')) || 60 };
  } catch (error) {
    console.warn('Signing in did not reach the server', error);
    return { problem: 'connection' };
  }
}
