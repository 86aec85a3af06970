import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import type { FieldError } from '../../problem.ts';
import { holdsWords } from '../../search.ts';

export type Search = components['schemas']['DirectorySearch'];

export const pageSize = 10;

/** An entry of a directory; `data` has the fields of the contract. */
export interface Entry<Data> {
  id: number;
  active: boolean;
  /** An account is connected with the entry. */
  account: boolean;
  data: Data;
}

/** Text of each column of a line; columns that the file lacks are absent. */
export type Cells<Data> = Partial<Record<keyof Data & string, string>>;

/** A list that administrators keep, row by row or as a CSV file. */
export interface Directory<Data extends object> {
  /** Column with the id of an entry. */
  id: string;
  columns: readonly (keyof Data & string)[];
  required: readonly (keyof Data & string)[];
  /** Values of the columns that a new entry has when its line says nothing. */
  empty: Data;
  /** The column that names an entry to people. */
  name: keyof Data & string;
  /** Fields as the contract has them, from cells of text; wrong ones stay wrong. */
  parse(cells: Cells<Data>): Partial<Record<keyof Data, unknown>>;
  /** What is wrong with a column whose value does not look like one; `valore` for the others. */
  codes: Readonly<Record<string, components['schemas']['DirectoryImportError']['codice']>>;
  /** Errors by the contract's own schema. */
  check(data: unknown): FieldError[];
  /** What no two entries share, where it is known. */
  strongKey(data: Data): string | undefined;
  /** What an entry can be found by otherwise; a line is looked for by the first one. */
  weakKeys(data: Data): [string, ...string[]];
  /** Entries whose text holds every word of a search, a page of them by name. */
  search(database: Queries, search: Search): Promise<{ total: number; entries: Entry<Data>[] }>;
  /** The next entries by id. */
  page(database: Queries, afterId: number, limit: number): Promise<Entry<Data>[]>;
  find(database: Queries, id: number): Promise<Entry<Data> | undefined>;
  /** Adds active entries and returns the id of the last one. */
  insert(database: Queries, list: readonly Data[], at: string): Promise<number>;
  update(database: Queries, id: number, data: Data): Promise<void>;
  /** `deactivatedAt` is null for an entry that is active again. */
  setState(database: Queries, id: number, deactivatedAt: string | null): Promise<void>;
}

/** Condition of a search on the text of an entry, in lower case, and on its state. */
export function wanted(text: RawBuilder<string>, { search, attivo }: Search): RawBuilder<boolean> {
  const words = holdsWords(text, search);
  if (attivo === undefined) return words;
  const state = attivo ? sql`disattivato_at is null` : sql`disattivato_at is not null`;
  return sql<boolean>`(${words} and ${state})`;
}

/** Trims every text and reduces white space within it to single blanks. */
export function tidy<Data extends object>(data: Data): Data {
  const texts = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value,
  ]);
  return Object.fromEntries(texts) as Data;
}

/**
 * Derives the version of an entry from its content, so that every writer changes it: the tables have no version of their
 * own, and verification and merging write to them as well.
 */
export function versionOf<Data extends object>({ columns }: Directory<Data>, { active, data }: Entry<Data>): string {
  const content = JSON.stringify([active, ...columns.map((column) => data[column])]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Entries cannot be mistaken for others than before: what they are found by is the same. */
export const sameKeys = <Data extends object>({ strongKey, weakKeys }: Directory<Data>, one: Data, other: Data) =>
  strongKey(one) === strongKey(other) && weakKeys(one)[0] === weakKeys(other)[0];

/** Names of the columns in which two entries differ. */
export const differing = <Data extends object>({ columns }: Directory<Data>, one: Data, other: Data) =>
  columns.filter((column) => one[column] !== other[column]);

const pageLength = 500;

/** Reads a whole directory by id, a page at a time. */
export async function* allEntries<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
): AsyncGenerator<Entry<Data>[]> {
  let last = 0;
  for (;;) {
    const entries = await directory.page(database, last, pageLength);
    if (entries.length > 0) yield entries;
    if (entries.length < pageLength) return;
    last = entries.at(-1)?.id ?? last;
  }
}

/** Makes changes of a directory wait for each other, also those of other servers: each looks for what is there first. */
export async function holdDirectory(database: Queries): Promise<void> {
  await database
    .updateTable('permessi')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('name', '=', 'admin')
    .execute();
}
