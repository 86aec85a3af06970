import type { Configuration } from 'openid-client';
import type { Clock } from '../../clock.ts';
import type { Body, Reply } from '../../contract/handlers.ts';
import { normalizeEmail } from '../../mail/normalize-email.ts';
import { notRegistered, providerRefused, unavailable } from '../../problem.ts';
import type { Identity } from './linked-identities.repository.ts';

export interface ProviderSettings {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

interface VerifiedIdentity {
  identity: Identity;
  verifiedEmail(): Promise<string>;
}

const scope = 'openid email';
const timeoutSeconds = 10;
const metadataTtlMs = 3_600_000;

/** An OpenID Connect provider. Its metadata is loaded on first use and refreshed every hour. */
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

  /** `verifiedEmail` throws `not-registered` if the provider has not verified the address. */
  async identify({ code, code_verifier, nonce }: Body<'loginOAuth'>): Promise<VerifiedIdentity> {
    const configuration = await this.#configuration();
    const client = await import('openid-client');
    const answer = new URL(this.#settings.redirectUri);
    answer.searchParams.set('code', code);
    // The browser compared the state, and there is only one possible issuer.
    answer.searchParams.set('iss', configuration.serverMetadata().issuer);
    const checks = { pkceCodeVerifier: code_verifier, expectedNonce: nonce, idTokenExpected: true };
    const tokens = await mapErrors(() => client.authorizationCodeGrant(configuration, answer, checks));
    const claims = tokens.claims();
    if (claims === undefined) throw providerRefused();
    return {
      identity: { issuer: claims.iss, subject: claims.sub },
      verifiedEmail: async () => {
        const profile =
          claims.email === undefined
            ? await mapErrors(() => client.fetchUserInfo(configuration, tokens.access_token, claims.sub))
            : claims;
        if (typeof profile.email !== 'string' || profile.email_verified !== true) throw notRegistered();
        return normalizeEmail(profile.email);
      },
    };
  }

  #configuration(): Promise<Configuration> {
    const now = this.#clock();
    if (this.#known === undefined || now >= this.#known.until) {
      const known = { configuration: this.#discover(), until: now + metadataTtlMs };
      this.#known = known;
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
      // Without this, an ID token from the token endpoint is trusted because of TLS, whatever its signature.
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ];
    try {
      const discover = (authentication: ReturnType<typeof client.ClientSecretBasic>) =>
        client.discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout: timeoutSeconds });
      const configuration = await discover(client.ClientSecretBasic(clientSecret));
      const methods = configuration.serverMetadata().token_endpoint_auth_methods_supported;
      // The standard's default is client_secret_basic.
      return methods === undefined || methods.includes('client_secret_basic')
        ? configuration
        : await discover(client.ClientSecretPost(clientSecret));
    } catch (error) {
      throw unavailable(error);
    }
  }
}

/** Error codes of the library for an invalid, foreign or malformed ID token. */
const invalidTokenCodes = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
]);

/** Maps invalid codes and tokens to a refusal, and other failures to an unavailable provider. */
async function mapErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await import('openid-client');
  try {
    return await work();
  } catch (error) {
    if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') throw providerRefused(error);
    if (error instanceof client.ClientError && invalidTokenCodes.has(String(error.code))) throw providerRefused(error);
    throw unavailable(error);
  }
}
