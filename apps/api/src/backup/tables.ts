import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { erasure } from '../erasure/erasure.ts';

export type Table = keyof Tables;

/**
 * Who is signed in or half-way there, who guessed passwords and what was being done is over once a copy is put back; and
 * nobody is answered what was done after it was made. Browsers that were revoked since the copy are not trusted again.
 * Room is counted again as rows are put back. A restored copy is an installation of its own, and its store never holds the
 * files that were being deleted.
 */
const passing: readonly Table[] = [
  'sessions',
  'download_tickets',
  'sign_in_steps',
  'password_resets',
  'throttle',
  'jobs',
  'answers',
  'primo_avvio',
  // One that was revoked after the copy was made must not work again.
  'inviti',
  'known_devices',
  'spazio',
  'installation',
  'blob_deletions',
];

const isTable = (name: string): name is Table => Object.hasOwn(erasure, name);

/** Every table that is kept, each after those it refers to: the order of erasing backwards, which the compiler keeps whole. */
export const keptTables: readonly Table[] = Object.keys(erasure)
  .filter(isTable)
  .filter((table) => !passing.includes(table))
  .reverse();

/** Those that a database has: one that an older Libretto made has not all of them yet. */
export async function keptTablesOf(database: Queries): Promise<Table[]> {
  const there = await database.introspection.getTables();
  return keptTables.filter((table) => there.some(({ name }) => name === table));
}

export type Row = Record<string, string | number | null>;

function isRow(value: unknown): value is Row {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((field) => field === null || typeof field === 'string' || typeof field === 'number')
  );
}

/** All rows of a table, a few at a time. */
export async function* rowsOf(database: Queries, table: Table): AsyncGenerator<Row> {
  for await (const row of database.selectFrom(table).selectAll().stream(500)) {
    if (!isRow(row)) throw new TypeError(`The table ${table} holds something that is neither text nor number.`);
    yield row;
  }
}

/** One row as one line, the same on every database. */
export const lineOf = (row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));

export function rowIn(line: string): Row {
  const row: unknown = JSON.parse(line);
  if (!isRow(row)) throw new TypeError('A line is no row.');
  return row;
}
