import type { Clock } from '../../../clock.ts';
import type { Session } from '../../../contract/session.ts';
import type { Database, Queries } from '../../../database/database.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import type { MailLanguage, SecondFactorMail } from '../../../mail/mail.table.ts';
import { findUser, revokeSessionsOf } from '../session.repository.ts';
import { deletePasskeys } from './passkeys.repository.ts';
import type { PasskeySite } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { countCodes, deleteTotp, replaceCodes, secondStepMethods } from './second-factor.repository.ts';
import type { Secrets } from './secrets.ts';

export interface SecondFactorParts {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  /** Undefined where passkeys cannot be. */
  site: PasskeySite | undefined;
  onMail(): void;
  /** Keeps that the way in has changed, where its owner can read it. */
  onChange(queries: Queries, session: Session): Promise<void>;
}

interface Change {
  kind: SecondFactorMail;
  lingua: MailLanguage | undefined;
}

/**
 * Changes the way in, all or nothing: its owner is told by mail, it is kept in the audit, and whoever is signed in
 * elsewhere has to show that they know the new way.
 */
export async function changeWayIn<T>(
  { database, clock, onMail, onChange }: SecondFactorParts,
  session: Session,
  { kind, lingua }: Change,
  change: (transaction: Queries, now: number) => Promise<T>,
): Promise<T> {
  const done = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const answer = await change(transaction, now);
    const { email } = await findUser(transaction, session.id_utente);
    await revokeSessionsOf(transaction, session.id_utente, now, session.tokenHash);
    await onChange(transaction, session);
    await queueMail(transaction, { kind, to: email, language: lingua ?? 'it' }, now);
    return answer;
  });
  onMail();
  return done;
}

/**
 * For somebody who has lost everything but the password: nothing beside it is asked any more, wherever they are signed in
 * they are not, and they are told by mail. False when the password is enough already.
 */
export async function resetSecondFactor(transaction: Queries, userId: number, now: number): Promise<boolean> {
  if ((await secondStepMethods(transaction, userId)).length === 0) return false;
  await deleteTotp(transaction, userId);
  await deletePasskeys(transaction, userId);
  await replaceCodes(transaction, userId, []);
  await revokeSessionsOf(transaction, userId, now);
  const { email } = await findUser(transaction, userId);
  await queueMail(transaction, { kind: 'second-factor-reset', to: email, language: 'it' }, now);
  return true;
}

export async function giveCodes(database: Queries, secrets: Secrets, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => secrets.hashOf(userId, code));
  await replaceCodes(database, userId, hashes);
  return codes;
}

/** For an account that gets its first second factor; those given before stay. */
export async function giveFirstCodes(database: Queries, secrets: Secrets, userId: number): Promise<string[]> {
  return (await countCodes(database, userId)) > 0 ? [] : giveCodes(database, secrets, userId);
}

/** Codes that stand in for nothing are of no use. */
export async function takeLastCodes(database: Queries, userId: number): Promise<void> {
  if ((await secondStepMethods(database, userId)).length === 0) await replaceCodes(database, userId, []);
}
