import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { type Pack, pack } from 'tar-stream';
import { syncFolder } from '../blobs/disk.ts';
import { openStoreForCommand } from '../blobs/identity.ts';
import { loadKeys, serializeKeys } from '../blobs/keys.ts';
import { type BlobSettings, createStorage } from '../blobs/open.ts';
import { type Clock, timestamp } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../database/database.ts';
import { appliedChanges } from '../database/migrate.ts';
import { BackupError, type BackupTotals, countRows, format, type Head } from './format.ts';
import { readNumbering } from './numbering.ts';
import { databaseKind, withSnapshot } from './snapshot.ts';
import { listExistingTables, serializeRow, streamRows, type Table } from './tables.ts';
import { Tally } from './tally.ts';

export interface BackupOptions {
  config: Pick<Config, 'DATABASE_URL'> & BlobSettings;
  file: string;
  passphrase: string;
  clock: Clock;
  /** Work factor of age's key derivation: each step doubles the cost of guessing. Less than 18 only in tests. */
  workFactor?: number;
}

export interface BackupResult {
  rows: number;
  blobs: number;
}

const maxEntryChars = 4_000_000;
/** Attempts if a file is permanently deleted during the backup. */
const maxAttempts = 3;
const compress = promisify(gzip);

class MissingBlob extends Error {}

export async function writeBackup(options: BackupOptions): Promise<BackupResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryWrite(options);
    } catch (error) {
      if (!(error instanceof MissingBlob)) throw error;
      if (attempt === maxAttempts) {
        throw new BackupError('A referenced drawing or file is missing. No backup was written.', {
          cause: error,
        });
      }
    }
  }
}

async function tryWrite({ config, file, passphrase, clock, workFactor }: BackupOptions): Promise<BackupResult> {
  const unfinished = `${file}.part`;
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const tar = pack();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  try {
    const encrypted = await encrypter.encrypt(Readable.toWeb(Readable.from(tar)));
    const [copied] = await Promise.all([
      writeEntries(tar, config, clock).catch((error: Error) => {
        tar.destroy(error);
        throw error;
      }),
      pipeline(Readable.fromWeb(encrypted), createWriteStream(unfinished, { mode: 0o600, flush: true })),
    ]);
    await rename(unfinished, file);
    await syncFolder(folder);
    return copied;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeEntries(tar: Pack, config: BackupOptions['config'], clock: Clock): Promise<BackupResult> {
  const whole: BackupTotals = { tables: {}, numbered: {}, blobs: 0 };
  const keys = await withSnapshot(config, async (database) => {
    // A backup with another key, or from another store, would be useless.
    await openStoreForCommand(database, config);
    const head: Head = { format, made_at: timestamp(clock()), changes: await appliedChanges(database) };
    await addEntry(tar, 'head.json', JSON.stringify(head));
    await addEntry(tar, 'blobs.key', serializeKeys(await loadKeys(config)));
    for (const table of await listExistingTables(database)) whole.tables[table] = await addRows(tar, database, table);
    whole.numbered = await readNumbering(database, databaseKind(config));
    const blobs = await database.selectFrom('blobs').select('blob_key').execute();
    return blobs.map(({ blob_key }) => blob_key);
  });
  const store = await createStorage(config);
  for (const key of keys) {
    const bytes = await store.get(key);
    if (bytes === undefined) throw new MissingBlob(key);
    await addEntry(tar, `blobs/${key}`, bytes);
  }
  whole.blobs = keys.length;
  await addEntry(tar, 'tally.json', JSON.stringify(whole));
  tar.finalize();
  return { rows: countRows(whole), blobs: keys.length };
}

async function addRows(tar: Pack, database: Queries, table: Table) {
  const tally = new Tally();
  let lines: string[] = [];
  let length = 0;
  let number = 0;
  const write = async () => {
    if (lines.length === 0) return;
    number += 1;
    await addEntry(tar, `rows/${table}/${number}.ndjson.gz`, await compress(`${lines.join('\n')}\n`));
    lines = [];
    length = 0;
  };
  for await (const row of streamRows(database, table)) {
    const line = serializeRow(row);
    tally.add(line);
    lines.push(line);
    length += line.length;
    if (length > maxEntryChars) await write();
  }
  await write();
  return tally.result;
}

/** Waits for back-pressure, so that a large record does not accumulate in memory. */
function addEntry(tar: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}
