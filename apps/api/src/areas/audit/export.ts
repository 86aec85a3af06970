import type { Database } from '../../database/database.ts';
import { hashEntry, initialHash, type Link } from './chain.ts';

export type ExportedEntry = Link & { hash: string };

const columns = ['id_paziente', 'sequence', 'at', 'id_utente', 'action', 'kind', 'id_record', 'hash'] as const;

const batchSize = 1000;

export async function* allEntries(database: Database): AsyncGenerator<ExportedEntry> {
  let last = 0;
  for (;;) {
    const rows = await database
      .selectFrom('audit')
      .select(['id_audit', ...columns])
      .where('id_audit', '>', last)
      .orderBy('id_audit')
      .limit(batchSize)
      .execute();
    for (const { id_audit, ...entry } of rows) {
      last = id_audit;
      yield entry;
    }
    if (rows.length < batchSize) return;
  }
}

export async function* toNdjson(entries: AsyncIterable<ExportedEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(Object.fromEntries(columns.map((n) => [n, entry[n]])))}\n`;
}

export async function* toCsv(entries: AsyncIterable<ExportedEntry>): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  // A hash may begin with a character that spreadsheets read as a formula.
  for await (const entry of entries)
    yield `${columns.map((n) => (n === 'hash' ? `"'${entry[n]}"` : entry[n])).join(',')}\r\n`;
}

export interface ChainEnd {
  sequence: number;
  hash: string;
}

export interface ChainVerification {
  entries: number;
  ends: Map<number, ChainEnd>;
  /** The sequence of the first invalid entry of each broken record. */
  broken: Map<number, number>;
}

/** Verifies the interleaved chains of all records; the entries of one record must be in order. */
export async function verifyChains(entries: AsyncIterable<ExportedEntry>): Promise<ChainVerification> {
  const found: ChainVerification = { entries: 0, ends: new Map(), broken: new Map() };
  for await (const entry of entries) {
    found.entries += 1;
    const { id_paziente, sequence, hash } = entry;
    if (found.broken.has(id_paziente)) continue;
    const before = found.ends.get(id_paziente) ?? { sequence: 0, hash: initialHash };
    const isValid = sequence === before.sequence + 1 && hash === hashEntry(before.hash, entry);
    if (isValid) found.ends.set(id_paziente, { sequence, hash });
    else found.broken.set(id_paziente, sequence);
  }
  return found;
}

/** Returns records whose last exported entry is missing or different now: their audit was truncated or rewritten. */
export async function findLostEnds(database: Database, ends: ReadonlyMap<number, ChainEnd>): Promise<number[]> {
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
