import type { Configuration } from 'openid-client';
import type { Clock } from '../../clock.ts';
import type { Body, Reply } from '../../contract/handlers.ts';
import { notRegistered, providerRefused, unavailable } from '../../problem.ts';
import { normalizeEmail } from './session.repository.ts';

export interface ProviderSettings {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The only address that the provider sends people back to. */
  redirectUri: string;
}

const scope = 'openid email';
const seconds = 10;
/** A provider moves its addresses and keys rarely, but it does. */
const trustedMs = 3_600_000;

/** One OpenID Connect provider. What it says of itself is read when it is first needed, and again after an hour. */
export class IdentityProvider {
  readonly #settings: ProviderSettings;
  readonly #clock: Clock;
  #known: { configuration: Promise<Configuration>; until: number } | undefined;

  constructor(settings: ProviderSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  get redirectUri(): string {
    return this.#settings.redirectUri;
  }

  async describe(): Promise<Reply<'listIdentityProviders'>[number]> {
    const { name, clientId, redirectUri } = this.#settings;
    const { authorization_endpoint } = (await this.#configuration()).serverMetadata();
    if (authorization_endpoint === undefined)
      throw unavailable(new Error('The provider has no authorization endpoint.'));
    return { nome: name, authorization_endpoint, client_id: clientId, scope, redirect_uri: redirectUri };
  }

  /** The verified address of whoever a code was given to. */
  async emailOf({ code, code_verifier, nonce }: Body<'loginOAuth'>): Promise<string> {
    const configuration = await this.#configuration();
    const client = await import('openid-client');
    const answer = new URL(this.#settings.redirectUri);
    answer.searchParams.set('code', code);
    // The browser has compared the state; the issuer can be no other, for there is one provider.
    answer.searchParams.set('iss', configuration.serverMetadata().issuer);
    try {
      const checks = { pkceCodeVerifier: code_verifier, expectedNonce: nonce, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(configuration, answer, checks);
      const claims = tokens.claims();
      if (claims === undefined) throw providerRefused();
      const profile =
        claims.email === undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims;
      if (typeof profile.email !== 'string' || profile.email_verified !== true) throw notRegistered();
      return normalizeEmail(profile.email);
    } catch (error) {
      if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') throw providerRefused(error);
      if (error instanceof client.ClientError && wrongToken.has(String(error.code))) throw providerRefused(error);
      if (error instanceof Error && error.name !== 'Problem') throw unavailable(error);
      throw error;
    }
  }

  #configuration(): Promise<Configuration> {
    const now = this.#clock();
    if (this.#known === undefined || now >= this.#known.until) {
      const known = { configuration: this.#discover(), until: now + trustedMs };
      this.#known = known;
      // A failure is not remembered: the next one asks again.
      known.configuration.catch(() => {
        if (this.#known === known) this.#known = undefined;
      });
    }
    return this.#known.configuration;
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const client = await import('openid-client');
    const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    try {
      const discover = (authentication: ReturnType<typeof client.ClientSecretBasic>) =>
        client.discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout: seconds });
      const configuration = await discover(client.ClientSecretBasic(clientSecret));
      const methods = configuration.serverMetadata().token_endpoint_auth_methods_supported;
      // What a provider does not list it takes by the standard's default, the first of the two.
      return methods === undefined || methods.includes('client_secret_basic')
        ? configuration
        : await discover(client.ClientSecretPost(clientSecret));
    } catch (error) {
      throw unavailable(error);
    }
  }
}

/** The library's names for an id token that is not of this sign-in, not of this provider, or not well-formed. */
const wrongToken = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);
