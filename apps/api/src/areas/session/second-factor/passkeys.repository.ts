import { timestamp } from '../../../clock.ts';
import type { Queries } from '../../../database/database.ts';

export interface NewPasskey {
  credential: string;
  public_key: string;
  counter: string;
  transports: string;
  name: string;
}

export async function listPasskeys(database: Queries, userId: number) {
  return database.selectFrom('passkeys').selectAll().where('id_utente', '=', userId).orderBy('id_passkey').execute();
}

export async function findPasskey(database: Queries, userId: number, id: number) {
  return database
    .selectFrom('passkeys')
    .select('id_passkey')
    .where('id_utente', '=', userId)
    .where('id_passkey', '=', id)
    .executeTakeFirst();
}

export async function findCredential(database: Queries, credential: string) {
  return database.selectFrom('passkeys').selectAll().where('credential', '=', credential).executeTakeFirst();
}

/** Returns undefined if the credential is already registered, for any user. */
export async function insertPasskey(database: Queries, userId: number, passkey: NewPasskey, now: number) {
  return database
    .insertInto('passkeys')
    .values({ ...passkey, id_utente: userId, created_at: timestamp(now), last_used_at: null })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns false after a concurrent use or removal. */
export async function usePasskey(database: Queries, id: number, counter: { from: string; to: string }, now: number) {
  const { numUpdatedRows } = await database
    .updateTable('passkeys')
    .set({ counter: counter.to, last_used_at: timestamp(now) })
    .where('id_passkey', '=', id)
    .where('counter', '=', counter.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskeys(database: Queries, userId: number): Promise<void> {
  await database.deleteFrom('passkeys').where('id_utente', '=', userId).execute();
}

export async function deletePasskey(database: Queries, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passkeys')
    .where('id_utente', '=', userId)
    .where('id_passkey', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
