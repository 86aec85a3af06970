import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { erasure } from '../erasure/erasure.ts';

export type Table = keyof Tables;

/**
 * Sessions, throttling and jobs are obsolete. Stored responses must not answer for changes after the backup, and
 * revoked browsers and invitations stay revoked. Usage is counted as rows are restored; the installation is a new one.
 */
const transientTables: readonly Table[] = [
  'sessions',
  'download_tickets',
  'sign_in_steps',
  'password_resets',
  'throttle',
  'jobs',
  'answers',
  'primo_avvio',
  // One that was revoked after the backup must not work again.
  'inviti',
  'known_devices',
  'spazio',
  'installation',
  'blob_deletions',
];

const isTable = (name: string): name is Table => Object.hasOwn(erasure, name);

/** All tables of a backup, each after those it refers to: the reverse order of account deletion. */
export const backupTables: readonly Table[] = Object.keys(erasure)
  .filter(isTable)
  .filter((table) => !transientTables.includes(table))
  .reverse();

export async function listExistingTables(database: Queries): Promise<Table[]> {
  const there = await database.introspection.getTables();
  return backupTables.filter((table) => there.some(({ name }) => name === table));
}

export type Row = Record<string, string | number | null>;

function isRow(value: unknown): value is Row {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((field) => field === null || typeof field === 'string' || typeof field === 'number')
  );
}

export async function* streamRows(database: Queries, table: Table): AsyncGenerator<Row> {
  for await (const row of database.selectFrom(table).selectAll().stream(500)) {
    if (!isRow(row)) throw new TypeError(`The table ${table} holds something that is neither text nor number.`);
    yield row;
  }
}

export const serializeRow = (row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));

export function parseRow(line: string): Row {
  const row: unknown = JSON.parse(line);
  if (!isRow(row)) throw new TypeError('A line is not a row.');
  return row;
}
