import type { Configuration } from 'openid-client';
import type { Clock } from '../../clock.ts';
import type { Body, Reply } from '../../contract/handlers.ts';
import { notRegistered, providerRefused, unavailable } from '../../problem.ts';
import type { Identity } from './linked-identities.repository.ts';
import { normalizeEmail } from './session.repository.ts';

export interface ProviderSettings {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The only address that the provider sends people back to. */
  redirectUri: string;
}

interface Identified {
  identity: Identity;
  verifiedEmail(): Promise<string>;
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

  /**
   * Exchanges a code for the identity that it was given to. `verifiedEmail` throws `not-registered` when the provider does
   * not vouch for an address.
   */
  async identify({ code, code_verifier, nonce }: Body<'loginOAuth'>): Promise<Identified> {
    const configuration = await this.#configuration();
    const client = await import('openid-client');
    const answer = new URL(this.#settings.redirectUri);
    answer.searchParams.set('code', code);
    // The browser has compared the state; the issuer can be no other, for there is one provider.
    answer.searchParams.set('iss', configuration.serverMetadata().issuer);
    const checks = { pkceCodeVerifier: code_verifier, expectedNonce: nonce, idTokenExpected: true };
    const tokens = await refusing(() => client.authorizationCodeGrant(configuration, answer, checks));
    const claims = tokens.claims();
    if (claims === undefined) throw providerRefused();
    return {
      identity: { issuer: claims.iss, subject: claims.sub },
      verifiedEmail: async () => {
        const profile =
          claims.email === undefined
            ? await refusing(() => client.fetchUserInfo(configuration, tokens.access_token, claims.sub))
            : claims;
        if (typeof profile.email !== 'string' || profile.email_verified !== true) throw notRegistered();
        return normalizeEmail(profile.email);
      },
    };
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
    const execute = [
      // Otherwise an ID token from the token endpoint is taken for the TLS connection's sake, whatever it is signed with.
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ];
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

/** The library's names for an ID token that is not of this sign-in, not of this provider, or not well-formed. */
const wrongToken = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
  // No published key fits the one that the token names.
  'OAUTH_KEY_SELECTION_FAILED',
]);

/** Tells a code or token that is not good from a provider that cannot be reached. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await import('openid-client');
  try {
    return await work();
  } catch (error) {
    if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') throw providerRefused(error);
    if (error instanceof client.ClientError && wrongToken.has(String(error.code))) throw providerRefused(error);
    throw unavailable(error);
  }
}
