import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { databaseKind } from '../backup/snapshot.ts';
import { type Tallied, Tally } from '../backup/tally.ts';
import { insertBlobs, type StoredBlob, storeBlob } from '../blobs/blobs.repository.ts';
import type { Queries } from '../database/database.ts';
import type { PersonIds } from '../erasure/erasure.ts';
import type { Parts } from '../parts.ts';
import { primaryKey, type RecordTable, recordOrder, tableColumns } from '../record-tables.ts';
import type { ArchiveRow } from '../records/columns.ts';
import { archiveRows, type Checked, checkArchive, readContent } from './check.ts';
import { ArchiveRefused, rowsName } from './format.ts';
import { isEmptyRecord, recordRows } from './record-rows.ts';
import { type DatabaseRow, restoreRow, serializeRow, toArchive, toDatabase } from './rows.ts';
import { SharedLists } from './shared-lists.ts';
import { type Piece, ZipReader } from './zip-reader.ts';

export interface RestoreOptions extends Pick<Parts, 'config' | 'database' | 'blobs' | 'clock'> {
  person: PersonIds;
  pieces: readonly Piece[];
  /** Tables that an archive must contain; overridden only in tests. */
  requiredTables?: readonly RecordTable[];
  /** Called within the transaction after everything was written; throwing rolls back. */
  onRestored(database: Queries): Promise<void>;
}

export interface Restored {
  rows: number;
  blobs: number;
  /** Rows that name a doctor or centre unknown to this server. */
  adapted: number;
  madeAt: string;
}

export class NotEmpty extends Error {}

const maxParameters = 30_000;
const maxRows = 500;

/** Restores an archive into an empty record and compares both before the commit. @throws ArchiveRefused, NotEmpty */
export async function restoreArchive(options: RestoreOptions): Promise<Restored> {
  const { blobs, database, pieces, requiredTables } = options;
  const zip = await ZipReader.open(blobs, pieces);
  const stored = new Map<string, StoredBlob>();
  try {
    const checked = await checkArchive(zip, requiredTables);
    for (const content of checked.contents) {
      const blob = await storeBlob(blobs, content.mediaType, await readContent(zip, content));
      stored.set(content.name, blob);
      await verifyBlob(options, blob.blob_key, content.digest);
    }
    return await database
      .transaction()
      .execute((transaction) => new Restore(options, zip, stored).run(transaction, checked));
  } catch (error) {
    for (const { blob_key } of stored.values()) await blobs.delete(blob_key);
    throw error;
  } finally {
    zip.close();
  }
}

async function verifyBlob({ blobs }: RestoreOptions, key: string, digest: string): Promise<void> {
  const bytes = await blobs.get(key);
  if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== digest)
    throw new Error('Stored content differs from the archive.');
}

/** Returns true for constraint violations and values out of range, which are errors of the archive. */
function isRowError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return (typeof errcode === 'number' && (errcode & 0xff) === 19) || /^2[23]/.test(String(code));
}

class Restore {
  readonly #options: RestoreOptions;
  readonly #zip: ZipReader;
  readonly #stored: ReadonlyMap<string, StoredBlob>;
  readonly #ids = new Map<RecordTable, Map<number, number>>();
  readonly #expected = new Map<RecordTable, Tallied>();
  #adapted = 0;

  constructor(options: RestoreOptions, zip: ZipReader, stored: ReadonlyMap<string, StoredBlob>) {
    this.#options = options;
    this.#zip = zip;
    this.#stored = stored;
  }

  async run(database: Queries, { manifest, rows }: Checked): Promise<Restored> {
    const { config, person, clock, onRestored } = this.#options;
    // Prevents concurrent inserts into the record; SQLite has a single writer anyway.
    if (databaseKind(config) === 'postgres')
      await sql`select 1 from pazienti where id_paziente = ${person.id_paziente} for update`.execute(database);
    if (!(await isEmptyRecord(database, person))) throw new NotEmpty();
    const lists = await SharedLists.read(database);
    const blobs = [...this.#stored.values()];
    for (let from = 0; from < blobs.length; from += maxRows)
      await insertBlobs(database, person.id_paziente, blobs.slice(from, from + maxRows), clock());
    for (const table of recordOrder) await this.#insertTable(database, table, lists);
    await this.#verify(database, lists);
    await onRestored(database);
    return { rows, blobs: blobs.length, adapted: this.#adapted, madeAt: manifest.creato_il };
  }

  async #insertTable(database: Queries, table: RecordTable, lists: SharedLists): Promise<void> {
    const max = Math.min(maxRows, Math.floor(maxParameters / tableColumns(table).length));
    const tally = new Tally();
    let waiting: { said: ArchiveRow; row: DatabaseRow }[] = [];
    const flush = async () => {
      const some = waiting;
      waiting = [];
      await this.#insert(database, table, some).catch((error: unknown) => {
        throw isRowError(error) ? new ArchiveRefused('row', rowsName(table), { cause: error }) : error;
      });
    };
    for await (const { row } of archiveRows(this.#zip, table)) {
      const said = this.#adapt(table, row, lists);
      tally.add(serializeRow(said));
      waiting.push({ said, row: this.#toRow(table, said, lists) });
      if (waiting.length === max) await flush();
    }
    if (waiting.length > 0) await flush();
    this.#expected.set(table, tally.result);
  }

  /** Keeps the name of an unknown doctor or centre if the row has a column for it. */
  #adapt(table: RecordTable, said: ArchiveRow, lists: SharedLists): ArchiveRow {
    const row = restoreRow(table, said);
    const adapted = { ...row };
    let isAdapted = false;
    for (const [field, column] of tableColumns(table)) {
      if (column.is !== 'listed' || row[field] === null || lists.findId(column.list, row[field]) !== null) continue;
      isAdapted = true;
      adapted[field] = null;
      if (column.nameIn !== undefined && row[column.nameIn] === '') adapted[column.nameIn] = Object(row[field]).nome;
    }
    if (isAdapted) this.#adapted += 1;
    return adapted;
  }

  #toRow(table: RecordTable, said: ArchiveRow, lists: SharedLists): DatabaseRow {
    const { id_paziente, id_utente } = this.#options.person;
    const known = <Value>(value: Value | undefined): Value => {
      if (value === undefined) throw new ArchiveRefused('row', rowsName(table));
      return value;
    };
    return toDatabase(table, said, {
      id_paziente,
      id_utente,
      row: (to, id) => known(this.#ids.get(to)?.get(id)),
      blob: (entry) => known(this.#stored.get(entry)).blob_key,
      listed: (list, name) => lists.findId(list, name),
    });
  }

  async #insert(database: Queries, table: RecordTable, some: { said: ArchiveRow; row: DatabaseRow }[]): Promise<void> {
    const { id_paziente, id_utente } = this.#options.person;
    if (table === 'pazienti') {
      await database
        .updateTable('pazienti')
        .set(some[0]?.row ?? {})
        .where('id_paziente', '=', id_paziente)
        .execute();
      return;
    }
    if (table === 'contact_detail')
      await database.deleteFrom('contact_detail').where('id_utente', '=', id_utente).execute();
    // The plan determines the columns of a row, and the schema enforces them.
    const insert = database.insertInto(table).values(some.map(({ row }) => row) as never[]);
    const key = primaryKey(table);
    if (key === undefined) {
      await insert.execute();
      return;
    }
    const made = await insert.returning(sql<number>`${sql.ref(key)}`.as('id')).execute();
    const ids = this.#ids.get(table) ?? new Map<number, number>();
    // Databases return the rows in order of insertion; otherwise the final comparison would fail.
    for (const [index, { said }] of some.entries()) ids.set(Number(said[key]), Number(made[index]?.id));
    this.#ids.set(table, ids);
  }

  async #verify(database: Queries, lists: SharedLists): Promise<void> {
    const before = new Map(
      [...this.#ids].map(([table, ids]) => [table, new Map([...ids].map(([said, id]) => [id, said]))] as const),
    );
    const entries = new Map([...this.#stored].map(([name, { blob_key }]) => [blob_key, name]));
    for (const table of recordOrder) {
      const tally = new Tally();
      for await (const row of recordRows(database, table, this.#options.person)) {
        const said = toArchive(table, row, {
          row: (of, id) => before.get(of)?.get(id) ?? 0,
          entry: (blobKey) => entries.get(blobKey) ?? '',
          listed: (list, id) => lists.getName(list, id),
        });
        tally.add(serializeRow(said));
      }
      const { rows, sum } = tally.result;
      const expected = this.#expected.get(table);
      if (rows !== expected?.rows || sum !== expected.sum)
        throw new Error(`The table ${table} differs from the archive.`);
    }
  }
}
