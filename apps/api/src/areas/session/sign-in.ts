import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Call, OperationId, Reply } from '../../contract/handlers.ts';
import type { Database, Queries } from '../../database/database.ts';
import { tooManyRequests } from '../../problem.ts';
import { rememberDevice } from './devices.repository.ts';
import type { Identity } from './linked-identities.repository.ts';
import { secondStepMethods } from './second-factor/second-factor.repository.ts';
import { insertStep, stepMs } from './second-factor/steps.repository.ts';
import { hashOf, insertSession, newToken } from './session.repository.ts';
import { type Attempt, attemptSucceeded, beginAttempt, takeBackAttempt } from './throttle.repository.ts';

/** Counts an attempt before anything is looked at, or refuses it with the time to wait. */
export async function begin(database: Database, attempt: Attempt, now: number): Promise<void> {
  const wait = await beginAttempt(database, attempt, now);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
}

/** With what somebody has shown who they are. */
export interface How {
  method: 'password' | 'provider' | 'passkey';
  second: 'totp' | 'passkey' | 'recupero' | null;
}

/** The browser that asks for a session. */
export type Client = Pick<Call<OperationId>, 'userAgent' | 'device'>;

type SignInContext = Pick<AppContext, 'accessLog' | 'clock' | 'config' | 'database'>;

interface SignInSteps {
  /** May still refuse, with nothing left behind. */
  prove?: (transaction: Queries) => Promise<void>;
  /** What a finished sign-in does as well, in the same transaction. */
  complete?: (transaction: Queries, now: number) => Promise<void>;
}

/** A new session for somebody who has just proved who they are. */
export async function signIn(
  { database, clock, config, accessLog }: SignInContext,
  attempt: Attempt,
  userId: number,
  { userAgent, device }: Client,
  how: How,
  { prove = async () => {}, complete = async () => {} }: SignInSteps = {},
): Promise<Reply<'confirmLogin'>> {
  const token = newToken();
  const now = clock();
  const expires = now + config.SESSION_MINUTES * 60_000;
  const secret = await database.transaction().execute(async (transaction) => {
    await prove(transaction);
    await attemptSucceeded(transaction, attempt, userId, now);
    await insertSession(transaction, token, userId, now, expires);
    const access = { ...how, id_utente: userId, address: attempt.address, userAgent, session_hash: hashOf(token) };
    await accessLog.addSignIn(transaction, access, now);
    await complete(transaction, now);
    return rememberDevice(transaction, userId, device.secret, now);
  });
  device.remember(secret);
  return { success: { token, user: { id_utente: userId }, expires_at: timestamp(expires) } };
}

/** What goes with a first factor. */
interface FirstStep {
  method: 'password' | 'provider';
  /** The identity that is linked once the sign-in is complete. */
  link?: Identity | undefined;
  steps?: SignInSteps;
}

/** A session for whoever has shown the first factor, unless the account asks for a second one. */
export async function afterFirstStep(
  app: SignInContext,
  attempt: Attempt,
  userId: number,
  client: Client,
  { method, link, steps }: FirstStep,
): Promise<Reply<'login'>> {
  const { database, clock } = app;
  const metodi = await secondStepMethods(database, userId);
  if (metodi.length === 0) return signIn(app, attempt, userId, client, { method, second: null }, steps);
  const sfida = newToken();
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    await steps?.prove?.(transaction);
    // Neither a failure nor a success: whether this address is one of the owner's is not known yet.
    await takeBackAttempt(transaction, attempt, now);
    await insertStep(transaction, sfida, { purpose: 'second-step', id_utente: userId, method, ...link }, now);
  });
  return { secondo_passo: { sfida, scade: timestamp(now + stepMs), metodi } };
}
