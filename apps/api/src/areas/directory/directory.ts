import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import type { FieldError } from '../../problem.ts';
import { containsWords } from '../../search.ts';

export type Search = components['schemas']['DirectorySearch'];

export const pageSize = 25;

export interface Entry<Data> {
  id: number;
  active: boolean;
  account: boolean;
  data: Data;
}

export type Cells<Data> = Partial<Record<keyof Data & string, string>>;

export interface Directory<Data extends object> {
  id: string;
  columns: readonly (keyof Data & string)[];
  required: readonly (keyof Data & string)[];
  empty: Data;
  name: keyof Data & string;
  parse(cells: Cells<Data>): Partial<Record<keyof Data, unknown>>;
  /** Error codes by column for values in the wrong format; `valore` for all others. */
  codes: Readonly<Record<string, components['schemas']['DirectoryImportError']['codice']>>;
  check(data: unknown): FieldError[];
  strongKey(data: Data): string | undefined;
  /** Alternative keys; lines are matched by the first. */
  weakKeys(data: Data): [string, ...string[]];
  search(database: Queries, search: Search): Promise<{ total: number; entries: Entry<Data>[] }>;
  page(database: Queries, afterId: number, limit: number): Promise<Entry<Data>[]>;
  find(database: Queries, id: number): Promise<Entry<Data> | undefined>;
  /** Adds active entries and returns the last ID. */
  insert(database: Queries, list: readonly Data[], at: string): Promise<number>;
  update(database: Queries, id: number, data: Data): Promise<void>;
  setState(database: Queries, id: number, deactivatedAt: string | null): Promise<void>;
}

export function searchCondition(text: RawBuilder<string>, { search, attivo }: Search): RawBuilder<boolean> {
  const words = containsWords(text, search);
  if (attivo === undefined) return words;
  const state = attivo ? sql`disattivato_at is null` : sql`disattivato_at is not null`;
  return sql<boolean>`(${words} and ${state})`;
}

export function normalize<Data extends object>(data: Data): Data {
  const texts = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value,
  ]);
  return Object.fromEntries(texts) as Data;
}

/** Derived from the content: the tables have no version column, and verification and merging write to them as well. */
export function entryVersion<Data extends object>({ columns }: Directory<Data>, { active, data }: Entry<Data>): string {
  const content = JSON.stringify([active, ...columns.map((column) => data[column])]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

export const hasSameKeys = <Data extends object>({ strongKey, weakKeys }: Directory<Data>, one: Data, other: Data) =>
  strongKey(one) === strongKey(other) && weakKeys(one)[0] === weakKeys(other)[0];

export const changedColumns = <Data extends object>({ columns }: Directory<Data>, one: Data, other: Data) =>
  columns.filter((column) => one[column] !== other[column]);

const batchSize = 500;

export async function* allEntries<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
): AsyncGenerator<Entry<Data>[]> {
  let last = 0;
  for (;;) {
    const entries = await directory.page(database, last, batchSize);
    if (entries.length > 0) yield entries;
    if (entries.length < batchSize) return;
    last = entries.at(-1)?.id ?? last;
  }
}

/** Works across servers: each change first looks for existing entries. */
export async function lockDirectory(database: Queries): Promise<void> {
  await database
    .updateTable('permessi')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('name', '=', 'admin')
    .execute();
}
