import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';
import type { AccessesTable } from './access-log.table.ts';
import { describeDevice } from './device.ts';

export interface Access {
  id_utente: number;
  address: string;
  userAgent: string;
  session_hash: string;
  method: 'password' | 'provider' | 'passkey';
  second: 'totp' | 'passkey' | 'recupero' | null;
}

export async function insertAccess(
  database: Queries,
  { userAgent, second, ...access }: Access,
  now: number,
): Promise<void> {
  await database
    .insertInto('accessi')
    .values({ ...access, at: timestamp(now), device: describeDevice(userAgent), second_step: second, evento: null })
    .execute();
}

interface AccountEvent {
  id_utente: number;
  kind: NonNullable<AccessesTable['evento']>;
  address: string;
  userAgent: string;
}

export async function insertAccountEvent(
  database: Queries,
  { id_utente, kind, address, userAgent }: AccountEvent,
  now: number,
): Promise<void> {
  const change = { evento: kind, session_hash: '', method: null, second_step: null };
  await database
    .insertInto('accessi')
    .values({ ...change, id_utente, address, at: timestamp(now), device: describeDevice(userAgent) })
    .execute();
}

export async function lastSignIns(database: Queries, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom('accessi')
    .select(({ fn }) => ['id_utente', fn.max('at').as('last')])
    .where('id_utente', 'in', userIds)
    .where('evento', 'is', null)
    .groupBy('id_utente')
    .execute();
  return new Map(rows.map(({ id_utente, last }) => [id_utente, last]));
}

export const pageSize = 10;

export async function listAccesses(database: Queries, userId: number, page: number) {
  const own = database.selectFrom('accessi').where('id_utente', '=', userId);
  const { total } = await own.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id_audit', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** Twenty-four months: the retention that the Garante sets for access logs of health records. */
const retentionMs = 2 * 365 * 86_400_000;

export async function deleteExpiredAccesses(database: Queries, now: number): Promise<void> {
  await database
    .deleteFrom('accessi')
    .where('at', '<', timestamp(now - retentionMs))
    .execute();
}
