import { timestamp } from '../../../clock.ts';
import type { AppContext } from '../../../context.ts';
import type { Session } from '../../../contract/session.ts';
import type { DatabaseTransaction, Queries } from '../../../database/database.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import type { MailLanguage, SignInMethodMail } from '../../../mail/mail.table.ts';
import { findUser, revokeSessions } from '../session.repository.ts';
import { deletePasskeys } from './passkeys.repository.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { countCodes, deleteTotp, replaceCodes, secondStepMethods } from './second-factor.repository.ts';
import type { Secrets } from './secrets.ts';

type CredentialContext = Pick<AppContext, 'accessLog' | 'audit' | 'clock' | 'database' | 'onMail' | 'people'>;
type NotificationContext = Pick<CredentialContext, 'accessLog' | 'audit' | 'people'>;

/** Using a recovery code is a sign-in, which the access log already contains. */
type CredentialEvent = Exclude<SignInMethodMail, 'recovery-code-used'>;

interface Change {
  kind: CredentialEvent;
  lingua: MailLanguage | undefined;
  address: string;
  userAgent: string;
}

interface CredentialChange extends Change {
  id_utente: number;
  by: number;
}

/** Also notifies the owner by mail, writes the audit and ends other sessions. */
export async function changeCredentials<T>(
  app: CredentialContext,
  session: Session,
  { lingua, ...what }: Change,
  change: (transaction: DatabaseTransaction, now: number) => Promise<T>,
): Promise<T> {
  const { database, clock, onMail } = app;
  const done = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const answer = await change(transaction, now);
    const { id_utente } = session;
    await revokeSessions(transaction, id_utente, now, session.tokenHash);
    await recordChange(app, transaction, { ...what, id_utente, by: id_utente, lingua }, now);
    return answer;
  });
  onMail();
  return done;
}

export async function recordChange(
  { accessLog, audit, people }: NotificationContext,
  transaction: Queries,
  { by, lingua, ...change }: CredentialChange,
  now: number,
): Promise<void> {
  const { id_utente, kind } = change;
  const { email } = await findUser(transaction, id_utente);
  await queueMail(transaction, { kind, to: email, language: lingua ?? 'it' }, now);
  await accessLog.addEvent(transaction, change, now);
  const id_paziente = await people.findPatientId(transaction, id_utente);
  if (id_paziente === undefined) return;
  // Last: on PostgreSQL every transaction takes the audit lock after all others.
  const entry = { action: 'changed', kind: 'account', id_record: id_utente } as const;
  await audit.append(transaction, { id_paziente, id_utente: by, at: timestamp(now), ...entry });
}

/** Also ends all sessions and notifies the user by mail. Returns false if there are none. */
export async function resetSecondFactor(
  app: NotificationContext,
  transaction: Queries,
  userId: number,
  admin: Session,
  now: number,
): Promise<boolean> {
  if ((await secondStepMethods(transaction, userId)).length === 0) return false;
  await deleteTotp(transaction, userId);
  await deletePasskeys(transaction, userId);
  await replaceCodes(transaction, userId, []);
  await revokeSessions(transaction, userId, now);
  const who = { id_utente: userId, by: admin.id_utente, address: '', userAgent: '' };
  await recordChange(app, transaction, { ...who, kind: 'second-factor-reset', lingua: 'it' }, now);
  return true;
}

export async function issueCodes(database: Queries, secrets: Secrets, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => secrets.hashCode(userId, code));
  await replaceCodes(database, userId, hashes);
  return codes;
}

/** For the first second factor of an account; existing codes stay valid. */
export async function issueFirstCodes(database: Queries, secrets: Secrets, userId: number): Promise<string[]> {
  return (await countCodes(database, userId)) > 0 ? [] : issueCodes(database, secrets, userId);
}

export async function deleteUnusedCodes(database: Queries, userId: number): Promise<void> {
  if ((await secondStepMethods(database, userId)).length === 0) await replaceCodes(database, userId, []);
}
