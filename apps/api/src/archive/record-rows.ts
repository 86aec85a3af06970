import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { PersonIds } from '../erasure/erasure.ts';
import { blobColumns, primaryKey, type RecordTable, recordOrder, tableColumns } from '../record-tables.ts';
import { personCondition } from './plan.ts';
import type { DatabaseRow } from './rows.ts';

const isRow = (value: unknown): value is DatabaseRow => typeof value === 'object' && value !== null;

export async function* selectRows(
  database: Queries,
  table: Parameters<typeof personCondition>[0],
  person: PersonIds,
  columns: readonly string[],
  order?: string,
): AsyncGenerator<DatabaseRow> {
  const query = database
    .selectFrom(table)
    .select(columns.map((name) => sql.ref(name).as(name)))
    .where(sql<boolean>`${personCondition(table, person)}`)
    .$if(order !== undefined, (all) => all.orderBy(sql.ref(order ?? '')));
  for await (const row of query.stream(500)) {
    if (!isRow(row)) throw new TypeError(`The table ${table} returned an invalid row.`);
    yield row;
  }
}

export const recordRows = (database: Queries, table: RecordTable, person: PersonIds): AsyncGenerator<DatabaseRow> =>
  selectRows(
    database,
    table,
    person,
    tableColumns(table).map(([name]) => name),
    primaryKey(table),
  );

async function countRows(database: Queries, table: RecordTable, person: PersonIds): Promise<number> {
  const { rows } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('rows'))
    .where(sql<boolean>`${personCondition(table, person)}`)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Exist in every account and are replaced. */
const replacedTables: readonly RecordTable[] = ['pazienti', 'contact_detail'];

export interface Counted {
  rows: number;
  empty: boolean;
  blobs: number;
  bytes: number;
}

export async function countRecord(database: Queries, person: PersonIds): Promise<Counted> {
  const counted: Counted = { rows: 0, empty: true, blobs: 0, bytes: 0 };
  for (const table of recordOrder) {
    const rows = await countRows(database, table, person);
    counted.rows += rows;
    if (rows > 0 && !replacedTables.includes(table)) counted.empty = false;
  }
  const keys = blobColumns.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} from ${sql.table(table)} where id_paziente = ${person.id_paziente}`,
  );
  const { rows } = await sql<{ blobs: number | string; bytes: number | string | null }>`
    select count(*) as blobs, sum(bytes) as bytes from blobs where blob_key in (${sql.join(keys, sql` union `)})`.execute(
    database,
  );
  counted.blobs = Number(rows[0]?.blobs ?? 0);
  counted.bytes = Number(rows[0]?.bytes ?? 0);
  return counted;
}

export async function isEmptyRecord(database: Queries, person: PersonIds): Promise<boolean> {
  for (const table of recordOrder) {
    if (!replacedTables.includes(table) && (await countRows(database, table, person)) > 0) return false;
  }
  return true;
}
