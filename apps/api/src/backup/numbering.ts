import { sql } from 'kysely';
import type { DatabaseKind } from '../database/change.ts';
import type { Queries } from '../database/database.ts';

interface NumberedColumn {
  table: string;
  column: string;
}

async function numberedColumns(database: Queries): Promise<NumberedColumn[]> {
  const { rows } = await sql<NumberedColumn>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(database);
  return rows;
}

const sequenceFor = ({ table, column }: NumberedColumn) => sql`pg_get_serial_sequence(${table}, ${column})`;

export async function readNumbering(database: Queries, kind: DatabaseKind): Promise<Record<string, number>> {
  if (kind === 'sqlite') {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(database);
    return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
  }
  const numbers: Record<string, number> = {};
  for (const numbered of await numberedColumns(database)) {
    const { rows } = await sql<{ last: string | null }>`
      select pg_sequence_last_value(${sequenceFor(numbered)}::regclass) as last`.execute(database);
    const last = rows[0]?.last;
    if (last != null) numbers[numbered.table] = Number(last);
  }
  return numbers;
}

export async function writeNumbering(
  database: Queries,
  kind: DatabaseKind,
  numbers: Record<string, number>,
): Promise<void> {
  if (kind === 'sqlite') {
    for (const [table, last] of Object.entries(numbers)) {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(database);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database);
    }
    return;
  }
  for (const numbered of await numberedColumns(database)) {
    const last = numbers[numbered.table];
    if (last !== undefined) await sql`select setval(${sequenceFor(numbered)}::regclass, ${last})`.execute(database);
  }
}
