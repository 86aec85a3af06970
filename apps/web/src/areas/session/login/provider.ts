import type { Schema } from '@libretto/api-client/schema';
import type { NoticeName } from './login-ids.ts';
import { type Outcome, signIn } from './sign-in.ts';

type Provider = Schema<'IdentityProvider'>;

interface StoredState {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
  next: string | null;
}

const key = 'provider';

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const randomToken = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Returns an empty list on failure, because the password still works. */
export async function listProviders(): Promise<Provider[]> {
  try {
    const response = await fetch('/api/user/providers', { priority: 'low' });
    return response.ok ? await response.json() : [];
  } catch (error) {
    console.warn('The identity providers could not be loaded', error);
    return [];
  }
}

/** Redirects to the provider (OpenID Connect, authorization code with PKCE). */
export async function redirectToProvider(provider: Provider, next: string | null): Promise<void> {
  const stored: StoredState = {
    provider: provider.nome,
    state: randomToken(),
    nonce: randomToken(),
    verifier: randomToken(),
    redirectUri: provider.redirect_uri,
    next,
  };
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(stored.verifier));
  sessionStorage.setItem(key, JSON.stringify(stored));
  const address = new URL(provider.authorization_endpoint);
  const params = {
    response_type: 'code',
    client_id: provider.client_id,
    scope: provider.scope,
    redirect_uri: provider.redirect_uri,
    state: stored.state,
    nonce: stored.nonce,
    code_challenge: toBase64Url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  window.location.assign(address);
}

export interface ProviderReturn {
  provider: string;
  next: string | null;
  finish: () => Promise<Outcome>;
}

/** Consumes the stored state, so each response is read once. */
export function readReturn(query: URLSearchParams): ProviderReturn | undefined {
  const code = query.get('code');
  const error = query.get('error');
  if (code === null && error === null) return undefined;
  const json = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const stored: StoredState | undefined = json === null ? undefined : JSON.parse(json);
  const refuse = (problem: NoticeName) => async (): Promise<Outcome> => ({ problem });
  const { provider = '', next = null } = stored ?? {};
  // Prevents login CSRF: the response must carry the state of a sign-in started in this tab.
  if (!stored || query.get('state') !== stored.state) return { provider, next, finish: refuse('provider-refused') };
  if (code === null) {
    const problem = error === 'access_denied' ? 'provider-cancelled' : 'provider-refused';
    return { provider, next, finish: refuse(problem) };
  }
  const { verifier: code_verifier, redirectUri: redirect_uri, nonce } = stored;
  return { provider, next, finish: () => signIn('loginOAuth', { code, code_verifier, redirect_uri, nonce }) };
}
