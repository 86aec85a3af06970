import { type Clock, timestamp } from '../../clock.ts';
import type { Reply } from '../../contract/handlers.ts';
import type { Database, Queries } from '../../database/database.ts';
import { tooManyRequests } from '../../problem.ts';
import { hashOf, insertSession, newToken } from './session.repository.ts';
import { type Attempt, attemptSucceeded, beginAttempt } from './throttle.repository.ts';

/** Counts an attempt before anything is looked at, or refuses it with the time to wait. */
export async function begin(database: Database, attempt: Attempt, now: number): Promise<void> {
  const wait = await beginAttempt(database, attempt, now);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
}

/** A sign-in that succeeded, for the log that its owner reads. */
export interface SignedIn {
  id_utente: number;
  address: string;
  userAgent: string;
  /** SHA-256 of the token of the session that it began. */
  session_hash: string;
}

export interface SignInParts {
  database: Database;
  clock: Clock;
  sessionMs: number;
  onSignIn(queries: Queries, access: SignedIn, now: number): Promise<void>;
}

/** A new session for somebody who has just proved who they are. */
export async function signIn(
  { database, clock, sessionMs, onSignIn }: SignInParts,
  attempt: Attempt,
  userId: number,
  userAgent: string,
): Promise<Reply<'login'>> {
  const token = newToken();
  const now = clock();
  const expires = now + sessionMs;
  await database.transaction().execute(async (transaction) => {
    await attemptSucceeded(transaction, attempt, userId, now);
    await insertSession(transaction, token, userId, now, expires);
    const access = { id_utente: userId, address: attempt.address, userAgent, session_hash: hashOf(token) };
    await onSignIn(transaction, access, now);
  });
  return { success: { token, user: { id_utente: userId }, expires_at: timestamp(expires) } };
}
