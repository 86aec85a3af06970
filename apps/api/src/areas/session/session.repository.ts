import { createHash, randomBytes } from 'node:crypto';
import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export async function findUserByEmail(database: Queries, email: string) {
  return (
    database
      .selectFrom('utenti')
      .select(['id_utente', 'password_hash', 'demo'])
      .where('email', '=', email)
      // Signing in, resetting the password, linking an identity and accepting an invitation all find the account here.
      .where('dormiente', '=', 0)
      .executeTakeFirst()
  );
}

/** Demo accounts have a publicly known password. */
export async function hasDemoAccounts(database: Queries): Promise<boolean> {
  const found = await database.selectFrom('utenti').select('id_utente').where('demo', '=', 1).limit(1).execute();
  return found.length > 0;
}

export async function findUser(database: Queries, id: number) {
  return database
    .selectFrom('utenti')
    .select(['email', 'password_hash', 'demo'])
    .where('id_utente', '=', id)
    .executeTakeFirstOrThrow();
}

export async function insertSession(database: Queries, token: string, userId: number, now: number, expires: number) {
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      id_utente: userId,
      created_at: timestamp(now),
      expires_at: timestamp(expires),
      last_seen_at: timestamp(now),
      revoked_at: null,
    })
    .execute();
}

const sessionsByHash = prepared({ tokenHash: 'hash of a token' }, (database, { tokenHash }) =>
  database
    .selectFrom('sessions')
    .innerJoin('utenti', 'utenti.id_utente', 'sessions.id_utente')
    .leftJoin('pazienti', 'pazienti.id_utente', 'sessions.id_utente')
    .select([
      'sessions.token_hash',
      'sessions.id_utente',
      'sessions.expires_at',
      'sessions.last_seen_at',
      'sessions.revoked_at',
      'utenti.demo',
      'pazienti.id_paziente',
    ])
    .where('token_hash', '=', tokenHash)
    .where('dormiente', '=', 0),
);

export async function findSession(database: Queries, tokenHash: string) {
  const [row] = await sessionsByHash(database, { tokenHash });
  return row;
}

export async function touchSession(database: Queries, tokenHash: string, now: number) {
  await database
    .updateTable('sessions')
    .set({ last_seen_at: timestamp(now) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function revokeSession(database: Queries, tokenHash: string, now: number) {
  await database
    .updateTable('sessions')
    .set({ revoked_at: timestamp(now) })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Returns a user's live sessions with their sign-in, most recently used first. */
export async function listSessions(database: Queries, userId: number) {
  return database
    .selectFrom('sessions')
    .innerJoin('accessi', 'accessi.session_hash', 'sessions.token_hash')
    .select(['id_audit', 'device', 'address', 'token_hash', 'created_at', 'last_seen_at', 'expires_at'])
    .where('sessions.id_utente', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_audit', 'desc')
    .execute();
}

export async function findSessionHash(database: Queries, userId: number, id: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('accessi')
    .select('session_hash')
    .where('id_audit', '=', id)
    .where('id_utente', '=', userId)
    .where('evento', 'is', null)
    .executeTakeFirst();
  return row?.session_hash;
}

export async function revokeSessions(database: Queries, userId: number, now: number, kept = '') {
  await database
    .updateTable('sessions')
    .set({ revoked_at: timestamp(now) })
    .where('id_utente', '=', userId)
    .where('token_hash', '!=', kept)
    .where('revoked_at', 'is', null)
    .execute();
  await database.deleteFrom('sign_in_steps').where('id_utente', '=', userId).execute();
}

/** Ended sessions are deleted after a day. */
export async function deleteEndedSessions(database: Queries, now: number) {
  await database
    .deleteFrom('sessions')
    .where('expires_at', '<', timestamp(now - 86_400_000))
    .execute();
}
