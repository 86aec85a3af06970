import { timestamp } from '../../../clock.ts';
import type { AppContext } from '../../../context.ts';
import type { Session } from '../../../contract/session.ts';
import type { DatabaseTransaction, Queries } from '../../../database/database.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import type { MailLanguage, WayInMail } from '../../../mail/mail.table.ts';
import { findUser, revokeSessionsOf } from '../session.repository.ts';
import { deletePasskeys } from './passkeys.repository.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { countCodes, deleteTotp, replaceCodes, secondStepMethods } from './second-factor.repository.ts';
import type { Secrets } from './secrets.ts';

/** What a change of the way in is done and told with. */
type WayInContext = Pick<AppContext, 'accessLog' | 'audit' | 'clock' | 'database' | 'onMail' | 'people'>;
type Tellers = Pick<WayInContext, 'accessLog' | 'audit' | 'people'>;

/** A used recovery code is a sign-in, which the access log has already. */
type WayInEvent = Exclude<WayInMail, 'recovery-code-used'>;

interface Change {
  kind: WayInEvent;
  lingua: MailLanguage | undefined;
  /** Empty for an administrator's change: that address is not the owner's to see. */
  address: string;
  userAgent: string;
}

interface WayInChange extends Change {
  id_utente: number;
  /** Who did it: the owner, or an administrator. */
  by: number;
}

/**
 * Changes the way in, all or nothing: its owner is told by mail, it is kept in the audit, and whoever is signed in
 * elsewhere has to show that they know the new way.
 */
export async function changeWayIn<T>(
  app: WayInContext,
  session: Session,
  { lingua, ...what }: Change,
  change: (transaction: DatabaseTransaction, now: number) => Promise<T>,
): Promise<T> {
  const { database, clock, onMail } = app;
  const done = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const answer = await change(transaction, now);
    const { id_utente } = session;
    await revokeSessionsOf(transaction, id_utente, now, session.tokenHash);
    await recordChange(app, transaction, { ...what, id_utente, by: id_utente, lingua }, now);
    return answer;
  });
  onMail();
  return done;
}

/** Puts the change into the audit and the access log, and queues the mail to the owner. */
export async function recordChange(
  { accessLog, audit, people }: Tellers,
  transaction: Queries,
  { by, lingua, ...change }: WayInChange,
  now: number,
): Promise<void> {
  const { id_utente, kind } = change;
  const { email } = await findUser(transaction, id_utente);
  await queueMail(transaction, { kind, to: email, language: lingua ?? 'it' }, now);
  await accessLog.addEvent(transaction, change, now);
  const id_paziente = await people.patientIdOf(transaction, id_utente);
  // The audit is of records, and not every account has one.
  if (id_paziente === undefined) return;
  // Last: on PostgreSQL the audit takes a lock that every transaction takes after all its others.
  const entry = { action: 'changed', kind: 'account', id_record: id_utente } as const;
  await audit.append(transaction, { id_paziente, id_utente: by, at: timestamp(now), ...entry });
}

/**
 * For somebody who has lost everything but the password: nothing beside it is asked any more, wherever they are signed in
 * they are not, and they are told by mail. False when the password is enough already.
 */
export async function resetSecondFactor(
  app: Tellers,
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
  await recordChange(app, transaction, { ...who, kind: 'second-factor-reset', lingua: 'it' }, now);
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
