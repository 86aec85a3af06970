import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { sql } from 'kysely';
import { type Extract, extract } from 'tar-stream';
import * as v from 'valibot';
import { appendAudit } from '../areas/audit/audit.repository.ts';
import { closeAllShares } from '../areas/sharing/sharing.repository.ts';
import { readBlob } from '../blobs/blobs.repository.ts';
import { keyFile, parseKeys } from '../blobs/keys.ts';
import { type BlobSettings, openBlobs, placeOf } from '../blobs/open.ts';
import { type Clock, timestamp } from '../clock.ts';
import type { Config } from '../config.ts';
import { openDatabase, type Queries } from '../database/database.ts';
import { changes, migrate } from '../database/migrate.ts';
import { BackupError, headSchema, rowsIn, tallySchema, type Whole } from './format.ts';
import { writeNumbering } from './numbering.ts';
import { kindOf } from './snapshot.ts';
import { keptTablesOf, lineOf, rowIn, rowsOf, type Table } from './tables.ts';
import { Tally } from './tally.ts';

export interface RestoreOptions {
  config: Pick<Config, 'DATABASE_URL'> & BlobSettings;
  file: string;
  passphrase: string;
  clock: Clock;
}

export interface Restored {
  /** When the copy was made. */
  madeAt: string;
  rows: number;
  blobs: number;
  /** Links that opened something when the copy was made, and do not any more. */
  links: number;
}

type Entries = ReturnType<Extract[typeof Symbol.asyncIterator]>;

const damaged = 'The copy is damaged or not whole. Nothing was put back.';
/** As in the audit of an opened link. */
const nobody = 0;
const parametersAtMost = 30_000;
const decompress = promisify(gunzip);

/**
 * Puts a copy into an empty database and an empty folder, on either kind of database, and proves that what is there now
 * is what was copied: every row and every drawing and file.
 * @throws BackupError when the passphrase is wrong, the file damaged, or something is there already.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(options.passphrase);
  const source = Readable.toWeb(createReadStream(options.file));
  const plain = await decrypter.decrypt(source).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error) throw error;
    throw new BackupError('The passphrase is wrong, or the file is no copy of a record.', { cause: error });
  });
  const tar = extract();
  const flow = pipeline(Readable.fromWeb(plain), tar).catch((error: unknown) => {
    // Whoever reads the entries is told.
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const entries = tar[Symbol.asyncIterator]();
  try {
    return await putBack(options, entries);
  } finally {
    tar.destroy();
    await flow;
  }
}

async function putBack({ config, clock }: RestoreOptions, entries: Entries): Promise<Restored> {
  const head = read(headSchema, await take(entries, 'head.json'));
  const newer = head.changes.filter((name) => !Object.hasOwn(changes, name));
  if (newer.length > 0) throw new BackupError('The copy was made by a newer Libretto. Install that one first.');
  await takeKeys(config, (await take(entries, 'blobs.key')).toString());
  const known = Object.fromEntries(Object.entries(changes).filter(([name]) => head.changes.includes(name)));
  const database = await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, onLost: () => {} }, known);
  try {
    const at = timestamp(clock());
    const { whole, closed } = await database.transaction().execute(async (transaction) => {
      const whole = await fill(transaction, config, entries);
      return { whole, closed: await closeShares(transaction, at) };
    });
    await migrate(database, kindOf(config));
    for (const { id_paziente, id_condivisione: id_record } of closed)
      await appendAudit(database, { id_paziente, at, id_utente: nobody, action: 'deleted', kind: 'share', id_record });
    return { madeAt: head.made_at, rows: rowsIn(whole), blobs: whole.blobs, links: closed.length };
  } finally {
    await database.destroy();
  }
}

/**
 * A copy does not know which links were closed, used up or locked since it was made. So that none of these comes alive
 * again, none does; in the transaction that puts them back, or a server could start in between.
 */
async function closeShares(database: Queries, at: string) {
  const tables = await keptTablesOf(database);
  return tables.includes('condivisioni') ? closeAllShares(database, at) : [];
}

/** What the blobs were encrypted with, they will be read with. */
async function takeKeys({ DATA_DIR, BLOB_KEY }: RestoreOptions['config'], copied: string): Promise<void> {
  const path = keyFile({ DATA_DIR });
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  const present = BLOB_KEY || (await readFile(path, 'utf8').catch(() => ''));
  if (present === '') return writeFile(path, copied, { mode: 0o600, flush: true });
  const known = parseKeys(present);
  if (!parseKeys(copied).every((key) => known.some((one) => one.equals(key))))
    throw new BackupError('The drawings of the copy have another key than this server.');
}

/** All in one transaction: when it fails the database is as empty as it was. */
async function fill(database: Queries, config: RestoreOptions['config'], entries: Entries): Promise<Whole> {
  const kind = kindOf(config);
  const { people } = await database
    .selectFrom('utenti')
    .select(({ fn }) => fn.countAll().as('people'))
    .executeTakeFirstOrThrow();
  if (Number(people) > 0) throw new BackupError('There are accounts in this database. A copy goes into an empty one.');
  if (kind === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(database);
  const tables = await keptTablesOf(database);
  // What the schema came with is in the copy too.
  for (const table of tables.toReversed()) {
    // What is only ever added to refuses even to be emptied of nothing.
    const any = await database.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (any) await database.deleteFrom(table).execute();
  }
  const store = await placeOf(config);
  let blobs = 0;
  for await (const { name, bytes } of rest(entries)) {
    const [folder = '', place = ''] = name.split('/');
    const table = folder === 'rows' && tables.find((name) => name === place);
    if (table) await insertRows(database, table, await decompress(bytes));
    else if (folder === 'blobs') {
      await store.putBack(place, bytes);
      blobs += 1;
    } else if (name === 'tally.json') {
      const whole = read(tallySchema, bytes);
      await writeNumbering(database, kind, whole.numbered);
      await prove(database, config, whole, blobs);
      return whole;
    } else throw new BackupError(damaged);
  }
  throw new BackupError(damaged);
}

async function insertRows(database: Queries, table: Table, text: Buffer): Promise<void> {
  const rows = text.toString().trimEnd().split('\n').map(rowIn);
  const width = Object.keys(rows[0] ?? {}).length || 1;
  const most = Math.floor(parametersAtMost / width);
  for (let from = 0; from < rows.length; from += most) {
    // Of which columns a row of this table consists is said by the copy, and held by the schema.
    const values = rows.slice(from, from + most) as never[];
    await database.insertInto(table).values(values).execute();
  }
}

/** Reads everything again, from the database and from the disk, and holds it against what was written. */
async function prove(database: Queries, config: RestoreOptions['config'], whole: Whole, blobs: number): Promise<void> {
  for (const table of await keptTablesOf(database)) {
    const tally = new Tally();
    for await (const row of rowsOf(database, table)) tally.add(lineOf(row));
    const { rows, sum } = tally.result;
    const written = whole.tables[table] ?? { rows: 0, sum: '0' };
    if (rows !== written.rows || sum !== written.sum) throw new BackupError(damaged);
  }
  if (blobs !== whole.blobs) throw new BackupError(damaged);
  const store = await openBlobs(config);
  for (const { blob_key } of await database.selectFrom('blobs').select('blob_key').execute()) {
    await readBlob(database, store, blob_key).catch((error: unknown) => {
      throw new BackupError(damaged, { cause: error });
    });
  }
}

function read<Schema extends v.GenericSchema>(schema: Schema, bytes: Buffer): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(bytes.toString()));
  } catch (error) {
    throw new BackupError(damaged, { cause: error });
  }
}

async function next(entries: Entries): Promise<{ name: string; bytes: Buffer } | undefined> {
  try {
    const { done, value } = await entries.next();
    return done ? undefined : { name: value.header.name, bytes: await buffer(value) };
  } catch (error) {
    throw new BackupError(damaged, { cause: error });
  }
}

async function take(entries: Entries, name: string): Promise<Buffer> {
  const entry = await next(entries);
  if (entry?.name !== name) throw new BackupError(damaged);
  return entry.bytes;
}

async function* rest(entries: Entries) {
  for (let entry = await next(entries); entry; entry = await next(entries)) yield entry;
}
