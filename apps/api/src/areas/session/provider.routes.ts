import { timestamp } from '../../clock.ts';
import { publicUrl } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor, Reply } from '../../contract/handlers.ts';
import type { Queries } from '../../database/database.ts';
import { invalid, notRegistered, Problem, providerRefused } from '../../problem.ts';
import { IdentityProvider } from './identity-provider.ts';
import { findLinkedUser, type Identity, touchIdentity } from './linked-identities.repository.ts';
import { insertStep, stepLifetimeMs } from './second-factor/steps.repository.ts';
import { findUserByEmail, newToken } from './session.repository.ts';
import { afterFirstStep, recordAttempt } from './sign-in.ts';
import { type Attempt, withdrawAttempt } from './throttle.repository.ts';

function configuredProvider({ config, clock }: AppContext): IdentityProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = config;
  if (issuer === '') return undefined;
  return new IdentityProvider(
    { name, issuer, clientId, clientSecret, redirectUri: `${publicUrl(config)}/webui/login` },
    clock,
  );
}

export function providerRoutes(app: AppContext): HandlersFor<'listIdentityProviders' | 'loginOAuth'> {
  const { database, clock, config } = app;
  const provider = configuredProvider(app);

  /** The owner of the account with this address can link the identity by signing in with the password. */
  async function offerLink(attempt: Attempt, identity: Identity, email: string): Promise<Reply<'loginOAuth'>> {
    const user = await findUserByEmail(database, email);
    if (user === undefined || (user.demo === 1 && !config.DEMO)) throw notRegistered();
    const sfida = newToken();
    const now = clock();
    const step = { purpose: 'link-identity', id_utente: user.id_utente, ...identity } as const;
    await database.transaction().execute(async (transaction) => {
      await withdrawAttempt(transaction, attempt, now);
      await insertStep(transaction, sfida, step, now);
    });
    return { da_collegare: { sfida, scade: timestamp(now + stepLifetimeMs), email } };
  }

  return {
    async listIdentityProviders() {
      return provider === undefined ? [] : [await provider.describe()];
    },

    async loginOAuth({ body, address, userAgent, device, log }) {
      const attempt = { purpose: 'provider', email: '', address, device: device.secret } as const;
      await recordAttempt(database, attempt, clock());
      if (provider === undefined) throw providerRefused();
      if (body.redirect_uri !== provider.redirectUri)
        throw invalid([{ path: '/redirect_uri', code: 'unknown', message: 'must be the configured redirect URI' }]);
      try {
        const { identity, verifiedEmail } = await provider.identify(body);
        const linked = await findLinkedUser(database, identity);
        // Email addresses may be reassigned at a provider; issuer and subject may not.
        if (linked === undefined) return await offerLink(attempt, identity, await verifiedEmail());
        if (linked.demo === 1 && !config.DEMO) throw notRegistered();
        const proved = { ...attempt, email: linked.email };
        const prove = (transaction: Queries) => touchIdentity(transaction, linked.id_identita, clock());
        const first = { method: 'provider', steps: { prove } } as const;
        return await afterFirstStep(app, proved, linked.id_utente, { userAgent, device }, first);
      } catch (error) {
        if (error instanceof Problem && error.cause !== undefined)
          log.warn({ err: error }, 'sign-in by provider failed');
        throw error;
      }
    },
  };
}
