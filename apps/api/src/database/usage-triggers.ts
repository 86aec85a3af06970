import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from './change.ts';

// Triggers maintain the used space in the table `spazio`, so that no write can bypass it.

export interface UsageSource {
  table: string;
  patient(row: string): string;
  bytes(row: string): string;
  records: 0 | 1;
  changes: boolean;
}

const add = `on conflict (id_paziente) do update
  set bytes = spazio.bytes + excluded.bytes, records = spazio.records + excluded.records`;

const totals = ({ patient, bytes, records }: UsageSource, from: string) =>
  `select ${patient('riga')}, sum(${bytes('riga')}), ${records} * count(*) from ${from} as riga
   where ${patient('riga')} is not null group by 1 order by 1`;

async function triggersOnSqlite(db: Kysely<unknown>, source: UsageSource) {
  const { table, patient, bytes, records, changes } = source;
  const trigger = (event: string, row: string, work: string) =>
    sql
      .raw(`create trigger spazio_${table}_${event} after ${event} on ${table}
            when ${patient(row)} is not null begin ${work}; end`)
      .execute(db);
  await trigger(
    'insert',
    'new',
    `insert into spazio (id_paziente, bytes, records) values (${patient('new')}, ${bytes('new')}, ${records}) ${add}`,
  );
  await trigger(
    'delete',
    'old',
    `update spazio set bytes = bytes - (${bytes('old')}), records = records - ${records}
     where id_paziente = ${patient('old')}`,
  );
  if (!changes) return;
  await trigger(
    'update',
    'new',
    `update spazio set bytes = bytes + (${bytes('new')}) - (${bytes('old')}) where id_paziente = ${patient('new')}`,
  );
}

// Statement-level: an archive inserts thousands of rows, and counter row versions stay until the transaction ends.
async function triggersOnPostgres(db: Kysely<unknown>, source: UsageSource) {
  const { table, changes } = source;
  const take = (rows: string) => `update spazio set bytes = spazio.bytes - taken.bytes,
      records = spazio.records - taken.records
    from (${totals(source, rows)}) as taken (id_paziente, bytes, records)
    where spazio.id_paziente = taken.id_paziente`;
  const give = (rows: string) => `insert into spazio (id_paziente, bytes, records) ${totals(source, rows)} ${add}`;
  await sql
    .raw(`create function spazio_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${take('old_rows')}; end if;
        if tg_op <> 'DELETE' then ${give('new_rows')}; end if;
        return null;
      end $$`)
    .execute(db);
  const trigger = (event: string, referencing: string) =>
    sql
      .raw(`create trigger spazio_${event} after ${event} on ${table} referencing ${referencing}
            for each statement execute function spazio_${table}()`)
      .execute(db);
  await trigger('insert', 'new table as new_rows');
  await trigger('delete', 'old table as old_rows');
  if (changes) await trigger('update', 'old table as old_rows new table as new_rows');
}

export async function trackUsage(db: Kysely<unknown>, kind: DatabaseKind, source: UsageSource): Promise<void> {
  await sql.raw(`insert into spazio (id_paziente, bytes, records) ${totals(source, source.table)} ${add}`).execute(db);
  await (kind === 'sqlite' ? triggersOnSqlite : triggersOnPostgres)(db, source);
}

export const recordUsage = (table: string): UsageSource => ({
  table,
  patient: (row) => `${row}.id_paziente`,
  bytes: () => '0',
  records: 1,
  changes: false,
});
