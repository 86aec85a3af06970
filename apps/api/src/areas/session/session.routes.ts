import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { Queries } from '../../database/database.ts';
import { normalizeEmail } from '../../mail/normalize-email.ts';
import { signInExpired, wrongCredentials } from '../../problem.ts';
import { changePasswordRoutes } from './change-password.routes.ts';
import { firstRunRoutes } from './first-run/first-run.routes.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { linkIdentity, toIdentity } from './link-identity.ts';
import { linkedIdentitiesRoutes } from './linked-identities.routes.ts';
import { openSessionsRoutes } from './open-sessions.routes.ts';
import { checkPassword } from './password.ts';
import { providerRoutes } from './provider.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { resetRoutes } from './reset.routes.ts';
import { passkeysRoutes } from './second-factor/passkeys.routes.ts';
import { secondStepRoutes } from './second-factor/second-step.routes.ts';
import { consumeStep, findStep } from './second-factor/steps.repository.ts';
import { totpRoutes } from './second-factor/totp.routes.ts';
import { findUserByEmail, revokeSession } from './session.repository.ts';
import { afterFirstStep, recordAttempt } from './sign-in.ts';

function loginRoutes(app: AppContext): HandlersFor<'login' | 'logout' | 'keepAlive'> {
  const { database, clock, config, sessions } = app;
  return {
    async login({ body, address, userAgent, device }) {
      const attempt = { purpose: 'login', email: normalizeEmail(body.email), address, device: device.secret } as const;
      await recordAttempt(database, attempt, clock());

      const found = await findUserByEmail(database, attempt.email);
      const user = found !== undefined && (config.DEMO || found.demo === 0) ? found : undefined;
      const matches = await checkPassword(user?.password_hash, body.password);
      if (user === undefined || !matches) throw wrongCredentials();

      const { id_utente } = user;
      const { collega, lingua } = body;
      if (collega === undefined)
        return afterFirstStep(app, attempt, id_utente, { userAgent, device }, { method: 'password' });

      const step = await findStep(database, collega, 'link-identity', clock());
      const identity = toIdentity(step);
      if (step?.id_utente !== id_utente || identity === undefined) throw signInExpired();
      const prove = async (transaction: Queries) => {
        if (!(await consumeStep(transaction, collega, ['link-identity'], clock()))) throw signInExpired();
      };
      const complete = (transaction: Queries, now: number) =>
        linkIdentity(app, transaction, { id_utente, identity, lingua, address, userAgent }, now);
      const answer = await afterFirstStep(
        app,
        attempt,
        id_utente,
        { userAgent, device },
        {
          method: 'password',
          link: identity,
          steps: { prove, complete },
        },
      );
      app.onMail();
      return answer;
    },

    async logout({ session }) {
      await revokeSession(database, session.tokenHash, clock());
      sessions.forget(session.tokenHash);
    },

    async keepAlive({ session }) {
      // Authentication has already extended the session.
      return { expires_at: session.expiresAt };
    },
  };
}

export const sessionRoutes = (app: AppContext) => ({
  ...loginRoutes(app),
  ...providerRoutes(app),
  ...linkedIdentitiesRoutes(app),
  ...secondStepRoutes(app),
  ...openSessionsRoutes(app),
  ...totpRoutes(app),
  ...passkeysRoutes(app),
  ...registrationRoutes(app),
  ...invitationsRoutes(app),
  ...firstRunRoutes(app),
  ...resetRoutes(app),
  ...changePasswordRoutes(app),
});
