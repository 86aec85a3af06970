import type { HandlersOf } from '../../contract/handlers.ts';
import type { Queries } from '../../database/database.ts';
import { stepOver, wrongCredentials } from '../../problem.ts';
import { identityOf, linkIdentity } from './link-identity.ts';
import { checkPassword } from './password.ts';
import type { WayInParts } from './second-factor/changes.ts';
import { findStep, takeStep } from './second-factor/steps.repository.ts';
import { findUserByEmail, normalizeEmail, revokeSession } from './session.repository.ts';
import type { Sessions } from './sessions.ts';
import { afterFirstStep, begin, type SignInParts } from './sign-in.ts';

interface Parts extends SignInParts, WayInParts {
  sessions: Sessions;
  /** Accounts of the demo mode may sign in. */
  demo: boolean;
}

export function sessionRoutes({
  database,
  clock,
  sessions,
  demo,
  ...parts
}: Parts): HandlersOf<'login' | 'logout' | 'keepAlive'> {
  return {
    async login({ body, address, userAgent, device }) {
      const attempt = { purpose: 'login', email: normalizeEmail(body.email), address, device: device.secret } as const;
      await begin(database, attempt, clock());

      const found = await findUserByEmail(database, attempt.email);
      const user = found !== undefined && (demo || found.demo === 0) ? found : undefined;
      const matches = await checkPassword(user?.password_hash, body.password);
      if (user === undefined || !matches) throw wrongCredentials();

      const signingIn = { database, clock, ...parts };
      const { id_utente } = user;
      const { collega, lingua } = body;
      if (collega === undefined)
        return afterFirstStep(signingIn, attempt, id_utente, { userAgent, device }, { method: 'password' });

      const step = await findStep(database, collega, 'link-identity', clock());
      const identity = identityOf(step);
      if (step?.id_utente !== id_utente || identity === undefined) throw stepOver();
      const prove = async (transaction: Queries) => {
        if (!(await takeStep(transaction, collega, ['link-identity'], clock()))) throw stepOver();
      };
      const complete = (transaction: Queries, now: number) =>
        linkIdentity(parts, transaction, { id_utente, identity, lingua, address, userAgent }, now);
      const answer = await afterFirstStep(
        signingIn,
        attempt,
        id_utente,
        { userAgent, device },
        {
          method: 'password',
          link: identity,
          steps: { prove, complete },
        },
      );
      parts.onMail();
      return answer;
    },

    async logout({ session }) {
      await revokeSession(database, session.tokenHash, clock());
      sessions.forget(session.tokenHash);
    },

    async keepAlive({ session }) {
      // Being authenticated has already restarted the silence.
      return { expires_at: session.expiresAt };
    },
  };
}
