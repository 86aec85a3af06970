import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';
import { hashToken } from './session.repository.ts';

export interface NewRegistration {
  email: string;
  nome: string;
  cognome: string;
  password_hash: string;
}

export async function insertRegistration(database: Queries, registration: NewRegistration, now: number) {
  const { id_registration } = await database
    .insertInto('registrations')
    .values({ ...registration, code_hash: null, expires_at: null, created_at: timestamp(now) })
    .returning('id_registration')
    .executeTakeFirstOrThrow();
  return id_registration;
}

export async function setRegistrationCode(database: Queries, id: number, code: string, expires: number) {
  const { numUpdatedRows } = await database
    .updateTable('registrations')
    .set({ code_hash: hashToken(code), expires_at: timestamp(expires) })
    .where('id_registration', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRegistration(database: Queries, id: number): Promise<void> {
  await database.deleteFrom('registrations').where('id_registration', '=', id).execute();
}

export function findRegistration(database: Queries, code: string, now: number) {
  return database
    .selectFrom('registrations')
    .select('password_hash')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst();
}

export async function consumeRegistration(database: Queries, code: string, now: number) {
  const taken = await database
    .deleteFrom('registrations')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', timestamp(now))
    .returningAll()
    .executeTakeFirst();
  if (taken !== undefined) await database.deleteFrom('registrations').where('email', '=', taken.email).execute();
  return taken;
}

export async function insertUser(
  database: Queries,
  user: { email: string; password_hash: string; terms_accepted_at: string },
  now: number,
): Promise<number | undefined> {
  const inserted = await database
    .insertInto('utenti')
    .values({ ...user, created_at: timestamp(now) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id_utente')
    .executeTakeFirst();
  return inserted?.id_utente;
}

export async function findNames(database: Queries, userId: number) {
  return database
    .selectFrom('pazienti')
    .select(['paziente_nome', 'paziente_cognome'])
    .where('id_utente', '=', userId)
    .executeTakeFirst();
}

export async function setResetCode(database: Queries, email: string, codeHash: string, expires: number) {
  const code = { code_hash: codeHash, tries: 0, expires_at: timestamp(expires) };
  await database
    .insertInto('password_resets')
    .values({ email, ...code })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(code))
    .execute();
}

/** Counts an attempt and returns the stored hash; undefined when no attempts are left. */
export async function consumeAttempt(database: Queries, email: string, maxAttempts: number, now: number) {
  const row = await database
    .updateTable('password_resets')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('email', '=', email)
    .where('tries', '<', maxAttempts)
    .where('expires_at', '>', timestamp(now))
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

export async function restoreAttempt(database: Queries, email: string) {
  await database
    .updateTable('password_resets')
    .set((e) => ({ tries: e('tries', '-', 1) }))
    .where('email', '=', email)
    .where('tries', '>', 0)
    .execute();
}

/** Returns true only for the first request: a code sets one password. */
export async function consumeReset(database: Queries, email: string, codeHash: string) {
  const { numDeletedRows } = await database
    .deleteFrom('password_resets')
    .where('email', '=', email)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function setPassword(database: Queries, userId: number, passwordHash: string) {
  await database.updateTable('utenti').set({ password_hash: passwordHash }).where('id_utente', '=', userId).execute();
}

const day = 86_400_000;

export async function deleteExpiredCodes(database: Queries, now: number) {
  await database.deleteFrom('password_resets').where('expires_at', '<', timestamp(now)).execute();
  await database
    .deleteFrom('registrations')
    // The second condition covers mails that were never sent.
    .where((e) => e.or([e('expires_at', '<', timestamp(now)), e('created_at', '<', timestamp(now - 5 * day))]))
    .execute();
}
