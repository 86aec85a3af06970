import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';

export interface Identity {
  issuer: string;
  subject: string;
}

export async function findLinkedUser(database: Queries, { issuer, subject }: Identity) {
  return database
    .selectFrom('linked_identities')
    .innerJoin('utenti', 'utenti.id_utente', 'linked_identities.id_utente')
    .select(['id_identita', 'utenti.id_utente', 'email', 'demo'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function insertIdentity(
  database: Queries,
  userId: number,
  { issuer, subject }: Identity,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('linked_identities')
    .values({ id_utente: userId, issuer, subject, linked_at: timestamp(now), last_used_at: null })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function touchIdentity(database: Queries, id: number, now: number): Promise<void> {
  await database
    .updateTable('linked_identities')
    .set({ last_used_at: timestamp(now) })
    .where('id_identita', '=', id)
    .execute();
}

export async function listIdentities(database: Queries, userId: number) {
  return database
    .selectFrom('linked_identities')
    .selectAll()
    .where('id_utente', '=', userId)
    .orderBy('id_identita')
    .execute();
}

export async function findIdentity(database: Queries, userId: number, id: number) {
  return database
    .selectFrom('linked_identities')
    .select('id_identita')
    .where('id_utente', '=', userId)
    .where('id_identita', '=', id)
    .executeTakeFirst();
}

export async function deleteIdentity(database: Queries, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('linked_identities')
    .where('id_utente', '=', userId)
    .where('id_identita', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
