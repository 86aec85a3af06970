import type { Schema } from '@libretto/api-client/schema';
import type { NoticeName } from './login-ids.ts';
import { type Outcome, signIn } from './sign-in.ts';

type Provider = Schema<'IdentityProvider'>;

/** State kept in this tab while the user is at the provider. */
interface Begun {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
  next: string | null;
}

const key = 'provider';

/** Encodes bytes as base64url. */
const written = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = () => written(crypto.getRandomValues(new Uint8Array(32)));

/** Returns an empty list on failure, because the password still works. */
export async function listProviders(): Promise<Provider[]> {
  try {
    const response = await fetch('/api/user/providers', { priority: 'low' });
    return response.ok ? await response.json() : [];
  } catch (error) {
    console.warn('The providers to sign in with could not be asked for', error);
    return [];
  }
}

/** Redirects to the provider (OpenID Connect, authorization code with PKCE). */
export async function goTo(provider: Provider, next: string | null): Promise<void> {
  const begun: Begun = {
    provider: provider.nome,
    state: random(),
    nonce: random(),
    verifier: random(),
    redirectUri: provider.redirect_uri,
    next,
  };
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(begun.verifier));
  sessionStorage.setItem(key, JSON.stringify(begun));
  const address = new URL(provider.authorization_endpoint);
  const asked = {
    response_type: 'code',
    client_id: provider.client_id,
    scope: provider.scope,
    redirect_uri: provider.redirect_uri,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: written(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  window.location.assign(address);
}

export interface Return {
  provider: string;
  next: string | null;
  finish: () => Promise<Outcome>;
}

/** Consumes the stored state, so each response is read once. */
export function readReturn(query: URLSearchParams): Return | undefined {
  const code = query.get('code');
  const error = query.get('error');
  if (code === null && error === null) return undefined;
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const begun: Begun | undefined = kept === null ? undefined : JSON.parse(kept);
  const refused = (problem: NoticeName) => async (): Promise<Outcome> => ({ problem });
  const { provider = '', next = null } = begun ?? {};
  // Prevents login CSRF: the response must carry the state of a sign-in started in this tab.
  if (!begun || query.get('state') !== begun.state) return { provider, next, finish: refused('provider-refused') };
  if (code === null) {
    const problem = error === 'access_denied' ? 'provider-cancelled' : 'provider-refused';
    return { provider, next, finish: refused(problem) };
  }
  const { verifier: code_verifier, redirectUri: redirect_uri, nonce } = begun;
  return { provider, next, finish: () => signIn('loginOAuth', { code, code_verifier, redirect_uri, nonce }) };
}
