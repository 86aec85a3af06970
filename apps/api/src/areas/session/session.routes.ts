import type { HandlersOf } from '../../contract/handlers.ts';
import { wrongCredentials } from '../../problem.ts';
import { checkPassword } from './password.ts';
import { findUserByEmail, normalizeEmail, revokeSession } from './session.repository.ts';
import type { Sessions } from './sessions.ts';
import { afterFirstStep, begin, type SignInParts } from './sign-in.ts';

interface Parts extends SignInParts {
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

      return afterFirstStep({ database, clock, ...parts }, attempt, user.id_utente, { userAgent, device }, 'password');
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
