import type { Clock } from '../../../clock.ts';
import type { Session } from '../../../contract/session.ts';
import type { Database, DatabaseTransaction, Queries } from '../../../database/database.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import type { MailLanguage, WayInMail } from '../../../mail/mail.table.ts';
import { findUser, revokeSessionsOf } from '../session.repository.ts';
import { deletePasskeys } from './passkeys.repository.ts';
import type { PasskeySite } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { countCodes, deleteTotp, replaceCodes, secondStepMethods } from './second-factor.repository.ts';
import type { Secrets } from './secrets.ts';

/** A change of what signs in to an account. */
export interface WayInChange {
  id_utente: number;
  /** Who did it: the owner, or an administrator. */
  by: number;
  kind: WayInEvent;
  /** Empty for an administrator's change: that address is not the owner's to see. */
  address: string;
  userAgent: string;
}

export interface WayInParts {
  database: Database;
  clock: Clock;
  onMail(): void;
  /** Records the change in the audit and in the owner's access log. */
  onChange(queries: Queries, change: WayInChange, now: number): Promise<void>;
}

export interface SecondFactorParts extends WayInParts {
  secrets: Secrets;
  /** Undefined where passkeys cannot be. */
  site: PasskeySite | undefined;
}

/** A used recovery code is a sign-in, which the access log has already. */
export type WayInEvent = Exclude<WayInMail, 'recovery-code-used'>;

interface Change {
  kind: WayInEvent;
  lingua: MailLanguage | undefined;
  address: string;
  userAgent: string;
}

/**
 * Changes the way in, all or nothing: its owner is told by mail, it is kept in the audit, and whoever is signed in
 * elsewhere has to show that they know the new way.
 */
export async function changeWayIn<T>(
  { database, clock, onMail, onChange }: WayInParts,
  session: Session,
  { lingua, ...what }: Change,
  change: (transaction: DatabaseTransaction, now: number) => Promise<T>,
): Promise<T> {
  const done = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const answer = await change(transaction, now);
    const { id_utente } = session;
    await revokeSessionsOf(transaction, id_utente, now, session.tokenHash);
    await recordChange({ onChange }, transaction, { ...what, id_utente, by: id_utente, lingua }, now);
    return answer;
  });
  onMail();
  return done;
}

/** Puts the change into the audit and the access log, and queues the mail to the owner. */
export async function recordChange(
  { onChange }: Pick<WayInParts, 'onChange'>,
  transaction: Queries,
  { lingua, ...change }: WayInChange & { lingua: MailLanguage | undefined },
  now: number,
): Promise<void> {
  const { email } = await findUser(transaction, change.id_utente);
  await queueMail(transaction, { kind: change.kind, to: email, language: lingua ?? 'it' }, now);
  // Last: on PostgreSQL the audit takes a lock that every transaction takes after all its others.
  await onChange(transaction, change, now);
}

/**
 * For somebody who has lost everything but the password: nothing beside it is asked any more, wherever they are signed in
 * they are not, and they are told by mail. False when the password is enough already.
 */
export async function resetSecondFactor(
  parts: Pick<WayInParts, 'onChange'>,
  transaction: Queries,
  userId: number,
  admin: Session,
  now: number,
): Promise<boolean> {
  if ((await secondStepMethods(transaction, userId)).length === 0) return false;
  await deleteTotp(transaction, userId);
  await deletePasskeys(transaction, userId);
  await replaceCodes(transaction, userId, []);
  await revokeSessionsOf(transaction, userId, now);
  const who = { id_utente: userId, by: admin.id_utente, address: '', userAgent: '' };
  await recordChange(parts, transaction, { ...who, kind: 'second-factor-reset', lingua: 'it' }, now);
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
