import type { Database } from '../../database/database.ts';
import { beginning, hashOf, type Link } from './chain.ts';

/** An entry as it is exported: what its fingerprint is made of, and the fingerprint. */
export type Exported = Link & { hash: string };

/** As the entries stand in a line, and as the columns of CSV are called. */
const columns = ['id_paziente', 'sequence', 'at', 'id_utente', 'action', 'kind', 'id_record', 'hash'] as const;

const atOnce = 1000;

/** All entries in the order in which they were written, a few at a time: others get at the database in between. */
export async function* allEntries(database: Database): AsyncGenerator<Exported> {
  let last = 0;
  for (;;) {
    const rows = await database
      .selectFrom('audit')
      .select(['id_audit', ...columns])
      .where('id_audit', '>', last)
      .orderBy('id_audit')
      .limit(atOnce)
      .execute();
    for (const { id_audit, ...entry } of rows) {
      last = id_audit;
      yield entry;
    }
    if (rows.length < atOnce) return;
  }
}

/** Lines of JSON. */
export async function* asLines(entries: AsyncIterable<Exported>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(Object.fromEntries(columns.map((n) => [n, entry[n]])))}\n`;
}

/** Every field is a number, a time, a word of ours or a fingerprint in base64url: none needs quotes, none is a formula. */
export async function* asCsv(entries: AsyncIterable<Exported>): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  // A fingerprint may begin with what a spreadsheet takes for a formula.
  for await (const entry of entries)
    yield `${columns.map((n) => (n === 'hash' ? `"'${entry[n]}"` : entry[n])).join(',')}\r\n`;
}

/** The end of a record's chain. */
export interface End {
  sequence: number;
  hash: string;
}

export interface Verified {
  entries: number;
  /** By record. */
  ends: Map<number, End>;
  /** The first entry of each record that does not fit to those before it. */
  broken: Map<number, number>;
}

/** Follows the chains of all records at once; entries of one record come in their order. */
export async function verifyChains(entries: AsyncIterable<Exported>): Promise<Verified> {
  const found: Verified = { entries: 0, ends: new Map(), broken: new Map() };
  for await (const entry of entries) {
    found.entries += 1;
    const { id_paziente, sequence, hash } = entry;
    if (found.broken.has(id_paziente)) continue;
    const before = found.ends.get(id_paziente) ?? { sequence: 0, hash: beginning };
    const fits = sequence === before.sequence + 1 && hash === hashOf(before.hash, entry);
    if (fits) found.ends.set(id_paziente, { sequence, hash });
    else found.broken.set(id_paziente, sequence);
  }
  return found;
}

/** Records of an earlier export whose end is not in the database any more: their audit was shortened or written anew. */
export async function lostEnds(database: Database, ends: ReadonlyMap<number, End>): Promise<number[]> {
  const lost: number[] = [];
  for (const [id_paziente, { sequence, hash }] of ends) {
    const row = await database
      .selectFrom('audit')
      .select('hash')
      .where('id_paziente', '=', id_paziente)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    if (row?.hash !== hash) lost.push(id_paziente);
  }
  return lost;
}
