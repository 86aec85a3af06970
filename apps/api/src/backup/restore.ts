import { createReadStream } from 'node:fs';
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
import { endAllGrants } from '../areas/caregivers/grants.repository.ts';
import { removeAllAssociations } from '../areas/doctors/doctors.repository.ts';
import { closeAllShares } from '../areas/sharing/sharing.repository.ts';
import { readBlob } from '../blobs/blobs.repository.ts';
import { type BlobStorage, isEmpty } from '../blobs/blobs.ts';
import { EncryptedBlobs } from '../blobs/encrypted.ts';
import { assignIdentity, findInstallation, storeName } from '../blobs/identity.ts';
import { findKeys, parseKeys, writeKeyFile } from '../blobs/keys.ts';
import { type BlobSettings, openBlobs, openStorage } from '../blobs/open.ts';
import { type Clock, timestamp } from '../clock.ts';
import type { Config } from '../config.ts';
import { openDatabase, type Queries } from '../database/database.ts';
import { changes, migrate, NewerDatabase } from '../database/migrate.ts';
import { BackupError, type BackupTotals, countRows, headSchema, tallySchema } from './format.ts';
import { writeNumbering } from './numbering.ts';
import { databaseKind } from './snapshot.ts';
import { listExistingTables, parseRow, serializeRow, streamRows, type Table } from './tables.ts';
import { Tally } from './tally.ts';

export interface RestoreOptions {
  config: Pick<Config, 'DATABASE_URL'> & BlobSettings;
  file: string;
  passphrase: string;
  clock: Clock;
  /** Nothing can have been revoked since the backup, because no server has run on the original since. */
  keepAccess?: boolean;
}

export interface Restored {
  madeAt: string;
  rows: number;
  blobs: number;
  /** Share links that were active when the backup was made and are closed now. */
  links: number;
  /** Doctors of patients, and caregivers, who had access when the backup was made and have none now. */
  doctors: number;
  caregivers: number;
}

interface Ended {
  id_paziente: number;
  kind: 'share' | 'doctor' | 'caregiver';
  id_record: number;
}

type Entries = ReturnType<Extract[typeof Symbol.asyncIterator]>;

const damaged = 'The backup is damaged or incomplete. Nothing was restored.';
/** User ID 0, as in the audit of an opened link. */
const systemUser = 0;
const maxParameters = 30_000;
const decompress = promisify(gunzip);

/** Verifies all rows and files. @throws BackupError for a wrong passphrase, a damaged file, or a non-empty target. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(options.passphrase);
  const source = Readable.toWeb(createReadStream(options.file));
  const plain = await decrypter.decrypt(source).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error) throw error;
    throw new BackupError('The passphrase is wrong, or the file is not a backup.', { cause: error });
  });
  const tar = extract();
  const flow = pipeline(Readable.fromWeb(plain), tar).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const entries = tar[Symbol.asyncIterator]();
  try {
    return await restoreEntries(options, entries);
  } finally {
    tar.destroy();
    await flow;
  }
}

async function restoreEntries({ config, clock, keepAccess }: RestoreOptions, entries: Entries): Promise<Restored> {
  const head = parseEntry(headSchema, await readEntry(entries, 'head.json'));
  const newer = head.changes.filter((name) => !Object.hasOwn(changes, name));
  if (newer.length > 0) throw new BackupError('The backup was made by a newer Libretto. Install that version first.');
  const copiedKeys = (await readEntry(entries, 'blobs.key')).toString();
  await checkKeys(config, copiedKeys);
  const known = Object.fromEntries(Object.entries(changes).filter(([name]) => head.changes.includes(name)));
  const place = { url: config.DATABASE_URL, folder: config.DATA_DIR, onLost: () => {} };
  const database = await openDatabase(place, known).catch((error: unknown) => {
    if (!(error instanceof NewerDatabase)) throw error;
    throw new BackupError(
      'The database has a newer schema than the backup. Use a new database: another ' +
        'DATA_DIR, or an empty DATABASE_URL database. The backup is migrated after it is restored.',
      { cause: error },
    );
  });
  try {
    const at = timestamp(clock());
    await checkEmpty(database, config);
    if ((await findKeys(config)) === undefined) await writeKeyFile(config, parseKeys(copiedKeys));
    const store = await openStorage(config);
    const written: string[] = [];
    const { whole, ended } = await database
      .transaction()
      .execute(async (transaction) => {
        const whole = await restoreRows(transaction, config, entries, async (key, bytes) => {
          written.push(key);
          await store.putAt(key, bytes);
        });
        await declineInvitations(transaction);
        return { whole, ended: keepAccess ? [] : await endAccess(transaction, at) };
      })
      .catch(async (error: unknown) => {
        // The store was empty, so a second attempt finds it empty again.
        for (const key of written) await store.delete(key);
        throw error;
      });
    await migrate(database, databaseKind(config));
    // A new identity: a server with this database never takes over the store of the original.
    await assignIdentity(database, await openBlobs(config), clock);
    for (const entry of ended) await appendAudit(database, { ...entry, at, id_utente: systemUser, action: 'deleted' });
    const count = (kind: Ended['kind']) => ended.filter((entry) => entry.kind === kind).length;
    return {
      ...{ madeAt: head.made_at, rows: countRows(whole), blobs: whole.blobs },
      ...{ links: count('share'), doctors: count('doctor'), caregivers: count('caregiver') },
    };
  } finally {
    await database.destroy();
  }
}

/**
 * Links may have been closed, used up or locked since the backup, and the access of doctors and caregivers revoked. Runs in
 * the restoring transaction, on the schema of the backup.
 */
async function endAccess(database: Queries, at: string): Promise<Ended[]> {
  const tables = await listExistingTables(database);
  const links = tables.includes('condivisioni') ? await closeAllShares(database, at) : [];
  const doctors = tables.includes('associated_doctors') ? await removeAllAssociations(database, at) : [];
  const grants = tables.includes('deleghe') ? await endAllGrants(database, at) : [];
  return [
    ...links.map(({ id_paziente, id_condivisione: id_record }) => ({ id_paziente, kind: 'share', id_record }) as const),
    ...doctors.map(({ id_paziente, id_cpp: id_record }) => ({ id_paziente, kind: 'doctor', id_record }) as const),
    ...grants.map(({ id_paziente, id_delega: id_record }) => ({ id_paziente, kind: 'caregiver', id_record }) as const),
  ];
}

/** Backups omit the links of invitations, so that none that was revoked since works again. */
async function declineInvitations(database: Queries): Promise<void> {
  if (!(await listExistingTables(database)).includes('deleghe')) return;
  await database.updateTable('deleghe').set({ stato: 'rifiutata' }).where('stato', '=', 'invitata').execute();
  await database.updateTable('deleghe').set({ id_invito: null }).execute();
}

async function checkKeys(config: RestoreOptions['config'], copied: string): Promise<void> {
  const known = await findKeys(config);
  if (known !== undefined && !parseKeys(copied).every((key) => known.some((one) => one.equals(key))))
    throw new BackupError('The backup was encrypted with another key than that of this server.');
}

/** Never restores over existing data, and least of all into the store of another installation. */
async function checkEmpty(database: Queries, config: RestoreOptions['config']): Promise<void> {
  const { people } = await database
    .selectFrom('utenti')
    .select(({ fn }) => fn.countAll().as('people'))
    .executeTakeFirstOrThrow();
  if (Number(people) > 0)
    throw new BackupError('There are accounts in this database. A backup can only be restored into an empty one.');
  // Doctors and centres can be added before the first account. The log cannot be overwritten.
  const administered = (await listExistingTables(database)).includes('registro_admin')
    ? await database.selectFrom('registro_admin').select('id').limit(1).executeTakeFirst()
    : undefined;
  if (administered)
    throw new BackupError('This database has been administered. A backup can only be restored into an empty one.');
  const place = await openStorage(config);
  if (!(await isEmpty(place))) {
    throw new BackupError(
      `There are files in ${storeName(config)}. A backup can only be restored into an empty one: use another DATA_DIR or S3_BUCKET.`,
    );
  }
  if (!(await isUnclaimed(place, database, config))) {
    throw new BackupError(`Another database uses ${storeName(config)}. Use another DATA_DIR or S3_BUCKET.`);
  }
}

async function isUnclaimed(place: BlobStorage, database: Queries, config: RestoreOptions['config']): Promise<boolean> {
  if ((await place.readMarker()) === undefined) return true;
  const [keys, installation] = [await findKeys(config), await findInstallation(database)];
  if (keys === undefined || installation === undefined) return false;
  const marked = await new EncryptedBlobs(place, keys).installation().catch(() => undefined);
  return marked === installation.installation_id;
}

/** Restores in one transaction, so that a failure leaves the database empty. */
async function restoreRows(
  database: Queries,
  config: RestoreOptions['config'],
  entries: Entries,
  putBlob: (key: string, bytes: Buffer) => Promise<void>,
): Promise<BackupTotals> {
  const kind = databaseKind(config);
  if (kind === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(database);
  const tables = await listExistingTables(database);
  // Rows inserted by migrations are in the backup too.
  for (const table of tables.toReversed()) {
    // Append-only tables reject even a delete without rows.
    const any = await database.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (any) await database.deleteFrom(table).execute();
  }
  let blobs = 0;
  for await (const { name, bytes } of remainingEntries(entries)) {
    const [folder = '', place = ''] = name.split('/');
    const table = folder === 'rows' && tables.find((name) => name === place);
    if (table) await insertRows(database, table, await decompress(bytes));
    else if (folder === 'blobs') {
      await putBlob(place, bytes);
      blobs += 1;
    } else if (name === 'tally.json') {
      const whole = parseEntry(tallySchema, bytes);
      await writeNumbering(database, kind, whole.numbered);
      await verify(database, config, whole, blobs);
      return whole;
    } else throw new BackupError(damaged);
  }
  throw new BackupError(damaged);
}

async function insertRows(database: Queries, table: Table, text: Buffer): Promise<void> {
  const rows = text.toString().trimEnd().split('\n').map(parseRow);
  const width = Object.keys(rows[0] ?? {}).length || 1;
  const max = Math.floor(maxParameters / width);
  for (let from = 0; from < rows.length; from += max) {
    const values = rows.slice(from, from + max) as never[];
    await database.insertInto(table).values(values).execute();
  }
}

async function verify(
  database: Queries,
  config: RestoreOptions['config'],
  whole: BackupTotals,
  blobs: number,
): Promise<void> {
  for (const table of await listExistingTables(database)) {
    const tally = new Tally();
    for await (const row of streamRows(database, table)) tally.add(serializeRow(row));
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

function parseEntry<Schema extends v.GenericSchema>(schema: Schema, bytes: Buffer): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(bytes.toString()));
  } catch (error) {
    throw new BackupError(damaged, { cause: error });
  }
}

async function nextEntry(entries: Entries): Promise<{ name: string; bytes: Buffer } | undefined> {
  try {
    const { done, value } = await entries.next();
    return done ? undefined : { name: value.header.name, bytes: await buffer(value) };
  } catch (error) {
    throw new BackupError(damaged, { cause: error });
  }
}

async function readEntry(entries: Entries, name: string): Promise<Buffer> {
  const entry = await nextEntry(entries);
  if (entry?.name !== name) throw new BackupError(damaged);
  return entry.bytes;
}

async function* remainingEntries(entries: Entries) {
  for (let entry = await nextEntry(entries); entry; entry = await nextEntry(entries)) yield entry;
}
