import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Call, OperationId, Reply } from '../../contract/handlers.ts';
import type { Database, Queries } from '../../database/database.ts';
import { tooManyRequests } from '../../problem.ts';
import { rememberDevice } from './devices.repository.ts';
import type { Identity } from './linked-identities.repository.ts';
import { secondStepMethods } from './second-factor/second-factor.repository.ts';
import { insertStep, stepLifetimeMs } from './second-factor/steps.repository.ts';
import { hashToken, insertSession, newToken } from './session.repository.ts';
import { type Attempt, attemptSucceeded, beginAttempt, withdrawAttempt } from './throttle.repository.ts';

/** Counts before any check. @throws Problem with the time to wait, if throttled. */
export async function recordAttempt(database: Database, attempt: Attempt, now: number): Promise<void> {
  const wait = await beginAttempt(database, attempt, now);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
}

export interface SignInMethod {
  method: 'password' | 'provider' | 'passkey';
  second: 'totp' | 'passkey' | 'recupero' | null;
}

export type Client = Pick<Call<OperationId>, 'userAgent' | 'device'>;

type SignInContext = Pick<AppContext, 'accessLog' | 'clock' | 'config' | 'database'>;

interface SignInSteps {
  prove?: (transaction: Queries) => Promise<void>;
  complete?: (transaction: Queries, now: number) => Promise<void>;
}

export async function signIn(
  { database, clock, config, accessLog }: SignInContext,
  attempt: Attempt,
  userId: number,
  { userAgent, device }: Client,
  how: SignInMethod,
  { prove = async () => {}, complete = async () => {} }: SignInSteps = {},
): Promise<Reply<'confirmLogin'>> {
  const token = newToken();
  const now = clock();
  const expires = now + config.SESSION_MINUTES * 60_000;
  const secret = await database.transaction().execute(async (transaction) => {
    await prove(transaction);
    await attemptSucceeded(transaction, attempt, userId, now);
    await insertSession(transaction, token, userId, now, expires);
    const access = { ...how, id_utente: userId, address: attempt.address, userAgent, session_hash: hashToken(token) };
    await accessLog.addSignIn(transaction, access, now);
    await complete(transaction, now);
    return rememberDevice(transaction, userId, device.secret, now);
  });
  device.remember(secret);
  return { success: { token, user: { id_utente: userId }, expires_at: timestamp(expires) } };
}

interface FirstStep {
  method: 'password' | 'provider';
  link?: Identity | undefined;
  steps?: SignInSteps;
}

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
    // Neither failure nor success: the address is not yet known to be the owner's.
    await withdrawAttempt(transaction, attempt, now);
    await insertStep(transaction, sfida, { purpose: 'second-step', id_utente: userId, method, ...link }, now);
  });
  return { secondo_passo: { sfida, scade: timestamp(now + stepLifetimeMs), metodi } };
}
