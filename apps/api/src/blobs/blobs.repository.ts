import { createHash } from 'node:crypto';
import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { BlobStore } from './blobs.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export interface StoredBlob {
  blob_key: string;
  media_type: string;
  bytes: number;
  digest: string;
}

export async function storeBlob(store: BlobStore, mediaType: string, bytes: Uint8Array): Promise<StoredBlob> {
  const digest = sha256(bytes);
  await yieldToEventLoop();
  return { blob_key: await store.put(bytes), media_type: mediaType, bytes: bytes.length, digest };
}

/** Inserts the rows of blobs in the transaction that refers to them. Without a patient they count towards no quota. */
export async function insertBlobs(
  database: Queries,
  id_paziente: number | null,
  blobs: StoredBlob[],
  now: number,
): Promise<void> {
  const created_at = timestamp(now);
  await database
    .insertInto('blobs')
    .values(blobs.map((blob) => ({ ...blob, id_paziente, created_at })))
    .execute();
}

export async function readBlob(database: Queries, store: BlobStore, key: string): Promise<Buffer> {
  const [row, bytes] = await Promise.all([
    database.selectFrom('blobs').select('digest').where('blob_key', '=', key).executeTakeFirst(),
    store.get(key),
  ]);
  if (row === undefined || bytes === undefined) throw new Error('A referenced blob is missing.');
  if (sha256(bytes) !== row.digest) throw new Error('A blob has been damaged since it was stored.');
  return bytes;
}

const batchSize = 500;

export async function forgetBlobs(database: Queries, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += batchSize) {
    const some = keys.slice(from, from + batchSize);
    await database.deleteFrom('blobs').where('blob_key', 'in', some).execute();
    await database
      .insertInto('blob_deletions')
      .values(some.map((blob_key) => ({ blob_key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

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

export async function keysWithRow(
  database: Queries,
  table: 'blobs' | 'blob_deletions',
  keys: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < keys.length; from += batchSize) {
    const some = keys.slice(from, from + batchSize);
    const rows = await database.selectFrom(table).select('blob_key').where('blob_key', 'in', some).execute();
    for (const { blob_key } of rows) found.add(blob_key);
  }
  return found;
}
