import type { Clock } from '../../clock.ts';
import { timestamp } from '../../clock.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Database } from '../../database/database.ts';
import { tooManyRequests, wrongCredentials } from '../../problem.ts';
import { checkPassword } from './password.ts';
import { findUserByEmail, insertSession, newToken, normalizeEmail, revokeSession } from './session.repository.ts';
import type { Sessions } from './sessions.ts';
import { attemptSucceeded, beginAttempt } from './throttle.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  sessionMs: number;
  /** Accounts of the demo mode may sign in. */
  demo: boolean;
}

export function sessionRoutes({
  database,
  clock,
  sessions,
  sessionMs,
  demo,
}: Parts): HandlersOf<'login' | 'logout' | 'keepAlive'> {
  return {
    async login({ body, address }) {
      const attempt = { email: normalizeEmail(body.email), address };
      const wait = await beginAttempt(database, attempt, clock());
      if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));

      const found = await findUserByEmail(database, attempt.email);
      const user = found !== undefined && (demo || found.demo === 0) ? found : undefined;
      const matches = await checkPassword(user?.password_hash, body.password);
      if (user === undefined || !matches) throw wrongCredentials();

      const token = newToken();
      const now = clock();
      const expires = now + sessionMs;
      await database.transaction().execute(async (transaction) => {
        await attemptSucceeded(transaction, attempt, user.id_utente, now);
        await insertSession(transaction, token, user.id_utente, now, expires);
      });
      return { success: { token, user: { id_utente: user.id_utente }, expires_at: timestamp(expires) } };
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
