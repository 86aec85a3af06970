import { createHash } from 'node:crypto';
import { type Clock, timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
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

const grace = 3_600_000;

/** Removes blobs that no row came to refer to. The hour of grace is for requests that are still under way. */
export async function sweepOrphans(database: Queries, store: BlobStore, clock: Clock): Promise<number> {
  let swept = 0;
  for await (const { key, writtenAt } of store.list()) {
    if (clock() - writtenAt < grace) continue;
    const row = await database.selectFrom('blobs').select('blob_key').where('blob_key', '=', key).executeTakeFirst();
    if (row !== undefined) continue;
    await store.delete(key);
    swept += 1;
  }
  return swept;
}
