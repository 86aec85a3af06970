import type { HandlersOf } from '../../contract/handlers.ts';
import { invalid, notRegistered, Problem, providerRefused } from '../../problem.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { findUserByEmail } from './session.repository.ts';
import { afterFirstStep, begin, type SignInParts } from './sign-in.ts';

interface Parts extends SignInParts {
  demo: boolean;
  provider: IdentityProvider | undefined;
}

export function providerRoutes({
  database,
  clock,
  demo,
  provider,
  ...parts
}: Parts): HandlersOf<'listIdentityProviders' | 'loginOAuth'> {
  return {
    async listIdentityProviders() {
      return provider === undefined ? [] : [await provider.describe()];
    },

    async loginOAuth({ body, address, userAgent, device, log }) {
      const attempt = { purpose: 'provider', email: '', address, device: device.secret } as const;
      await begin(database, attempt, clock());
      if (provider === undefined) throw providerRefused();
      if (body.redirect_uri !== provider.redirectUri)
        throw invalid([{ path: '/redirect_uri', code: 'unknown', message: 'must be the address that is configured' }]);
      try {
        const email = await provider.emailOf(body);
        const user = await findUserByEmail(database, email);
        if (user === undefined || (user.demo === 1 && !demo)) throw notRegistered();
        const proved = { ...attempt, email };
        return await afterFirstStep(
          { database, clock, ...parts },
          proved,
          user.id_utente,
          { userAgent, device },
          'provider',
        );
      } catch (error) {
        if (error instanceof Problem && error.cause !== undefined)
          log.warn({ err: error }, 'sign-in by provider failed');
        throw error;
      }
    },
  };
}
