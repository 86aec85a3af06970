import { type Clock, timestamp } from '../../clock.ts';
import type { Reply } from '../../contract/handlers.ts';
import type { Database } from '../../database/database.ts';
import { tooManyRequests } from '../../problem.ts';
import { insertSession, newToken } from './session.repository.ts';
import { type Attempt, attemptSucceeded, beginAttempt } from './throttle.repository.ts';

/** Counts an attempt before anything is looked at, or refuses it with the time to wait. */
export async function begin(database: Database, attempt: Attempt, now: number): Promise<void> {
  const wait = await beginAttempt(database, attempt, now);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
}

interface Parts {
  database: Database;
  clock: Clock;
  sessionMs: number;
}

/** A new session for somebody who has just proved who they are. */
export async function signIn(
  { database, clock, sessionMs }: Parts,
  attempt: Attempt,
  userId: number,
): Promise<Reply<'login'>> {
  const token = newToken();
  const now = clock();
  const expires = now + sessionMs;
  await database.transaction().execute(async (transaction) => {
    await attemptSucceeded(transaction, attempt, userId, now);
    await insertSession(transaction, token, userId, now, expires);
  });
  return { success: { token, user: { id_utente: userId }, expires_at: timestamp(expires) } };
}
