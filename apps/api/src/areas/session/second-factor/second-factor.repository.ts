import { timestamp } from '../../../clock.ts';
import type { Reply } from '../../../contract/handlers.ts';
import type { Queries } from '../../../database/database.ts';
import { listPasskeys } from './passkeys.repository.ts';

type Method = Extract<Reply<'login'>, { secondo_passo: unknown }>['secondo_passo']['metodi'][number];

export async function findTotp(database: Queries, userId: number) {
  return database.selectFrom('totp_secrets').selectAll().where('id_utente', '=', userId).executeTakeFirst();
}

export async function beginTotp(database: Queries, userId: number, secret: string, now: number): Promise<boolean> {
  const row = { secret, created_at: timestamp(now), confirmed_at: null, last_step: 0 };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('totp_secrets')
    .values({ id_utente: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('id_utente').doUpdateSet(row).where('totp_secrets.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false if the secret was replaced or already confirmed. */
export async function confirmTotp(database: Queries, userId: number, secret: string, step: number, now: number) {
  const { numUpdatedRows } = await database
    .updateTable('totp_secrets')
    .set({ confirmed_at: timestamp(now), last_step: step })
    .where('id_utente', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns true once per time step, never for earlier ones. */
export async function consumeTotpStep(database: Queries, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('id_utente', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTotp(database: Queries, userId: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('totp_secrets')
    .where('id_utente', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countCodes(database: Queries, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('id_utente', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function replaceCodes(database: Queries, userId: number, hashes: string[]): Promise<void> {
  await database.deleteFrom('recovery_codes').where('id_utente', '=', userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ id_utente: userId, code_hash }));
  await database.insertInto('recovery_codes').values(rows).execute();
}

export async function consumeCode(database: Queries, userId: number, hashes: string[]): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('recovery_codes')
    .where('id_utente', '=', userId)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns those of the users whose login takes a second step. */
export async function filterProtected(database: Queries, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('totp_secrets')
    .select('id_utente')
    .where('id_utente', 'in', userIds)
    .where('confirmed_at', 'is not', null)
    .union(database.selectFrom('passkeys').select('id_utente').where('id_utente', 'in', userIds))
    .execute();
  return new Set(rows.map(({ id_utente }) => id_utente));
}

export async function secondStepMethods(database: Queries, userId: number): Promise<Method[]> {
  const totp = await findTotp(database, userId);
  const passkeys = await listPasskeys(database, userId);
  const methods: Method[] = [];
  if (totp !== undefined && totp.confirmed_at !== null) methods.push('totp');
  if (passkeys.length > 0) methods.push('passkey');
  if (methods.length > 0 && (await countCodes(database, userId)) > 0) methods.push('recupero');
  return methods;
}
