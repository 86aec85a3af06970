import { createHash } from 'node:crypto';
import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { pause } from '../pause.ts';
import type { BlobStore } from './blobs.ts';

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A blob that is safely stored and whose row can be written now. */
export interface StoredBlob {
  blob_key: string;
  media_type: string;
  bytes: number;
  digest: string;
}

export async function storeBlob(store: BlobStore, mediaType: string, bytes: Uint8Array): Promise<StoredBlob> {
  const digest = digestOf(bytes);
  await pause();
  return { blob_key: await store.put(bytes), media_type: mediaType, bytes: bytes.length, digest };
}

/** Called in the transaction that writes the rows which refer to them. They take room of the patient's. */
export async function insertBlobs(
  database: Queries,
  id_paziente: number,
  blobs: StoredBlob[],
  now: number,
): Promise<void> {
  const created_at = timestamp(now);
  await database
    .insertInto('blobs')
    .values(blobs.map((blob) => ({ ...blob, id_paziente, created_at })))
    .execute();
}

/** The bytes exactly as they were stored; a missing or damaged blob is a failure, never an empty answer. */
export async function readBlob(database: Queries, store: BlobStore, key: string): Promise<Buffer> {
  const [row, bytes] = await Promise.all([
    database.selectFrom('blobs').select('digest').where('blob_key', '=', key).executeTakeFirst(),
    store.get(key),
  ]);
  if (row === undefined || bytes === undefined) throw new Error('A blob that a row refers to is missing.');
  if (digestOf(bytes) !== row.digest) throw new Error('A blob has been damaged since it was stored.');
  return bytes;
}

const atOnce = 500;

/** Deletes the rows of blobs and records that their bytes have to go; the caller's transaction keeps both or neither. */
export async function forgetBlobs(database: Queries, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce);
    await database.deleteFrom('blobs').where('blob_key', 'in', some).execute();
    await database
      .insertInto('blob_deletions')
      .values(some.map((blob_key) => ({ blob_key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Removes the bytes of forgotten blobs for good: they never lie in the quarantine. */
export async function eraseForgotten(database: Queries, store: BlobStore, keys?: readonly string[]): Promise<number> {
  const due = keys ?? (await forgottenKeys(database));
  for (const key of due) {
    await store.delete(key);
    await database.deleteFrom('blob_deletions').where('blob_key', '=', key).execute();
  }
  return due.length;
}

async function forgottenKeys(database: Queries): Promise<string[]> {
  const rows = await database.selectFrom('blob_deletions').select('blob_key').execute();
  return rows.map(({ blob_key }) => blob_key);
}

/** Answers those of the keys that have a row. */
export async function keysWithRow(
  database: Queries,
  table: 'blobs' | 'blob_deletions',
  keys: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce);
    const rows = await database.selectFrom(table).select('blob_key').where('blob_key', 'in', some).execute();
    for (const { blob_key } of rows) found.add(blob_key);
  }
  return found;
}
