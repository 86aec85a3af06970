import type { Selectable } from 'kysely';
import { forgetBlobs, insertBlobs, readBlob, type StoredBlob } from '../../blobs/blobs.repository.ts';
import type { BlobStore } from '../../blobs/blobs.ts';
import { timestamp } from '../../clock.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Database, Queries } from '../../database/database.ts';
import { maxFileSize } from './content.ts';
import type { UploadsTable } from './files.table.ts';

export type Upload = components['schemas']['Upload'];
export type UploadRow = Selectable<UploadsTable>;

export const partSize = 512 * 1024;
/** Allows resuming on the next day. */
const lifetimeMs = 24 * 3_600_000;
/** Exceeding the limit deletes the oldest upload. */
const maxUploads = 20;

export const toUpload = (row: UploadRow): Upload => ({
  id_caricamento: row.id_caricamento,
  dimensione: row.size,
  ricevuti: row.received,
  parte: partSize,
  scade_il: row.expires_at,
});

export async function findUpload(
  database: Queries,
  patientId: number,
  id: number,
  now: number,
): Promise<UploadRow | undefined> {
  return database
    .selectFrom('uploads')
    .selectAll()
    .where('id_caricamento', '=', id)
    .where('id_paziente', '=', patientId)
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst();
}

async function deleteParts(database: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const parts = await database
    .deleteFrom('upload_parts')
    .where('id_caricamento', 'in', ids)
    .returning('blob_key')
    .execute();
  const keys = parts.map(({ blob_key }) => blob_key);
  await forgetBlobs(database, keys);
}

export async function deleteUploads(database: Database, ids: readonly number[]): Promise<void> {
  await database.transaction().execute((transaction) => deleteUploadsWithin(transaction, ids));
}

export async function deleteUploadsWithin(transaction: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteParts(transaction, ids);
  await transaction.deleteFrom('uploads').where('id_caricamento', 'in', ids).execute();
}

export async function deleteExpiredUploads(database: Database, now: number): Promise<void> {
  const ended = await database
    .selectFrom('uploads')
    .select('id_caricamento')
    .where('expires_at', '<=', timestamp(now))
    .limit(500)
    .execute();
  await deleteUploads(
    database,
    ended.map(({ id_caricamento }) => id_caricamento),
  );
}

export async function listPartRanges(database: Queries, id: number) {
  const parts = await database
    .selectFrom('upload_parts')
    .innerJoin('blobs', 'blobs.blob_key', 'upload_parts.blob_key')
    .select(['start', 'bytes', 'upload_parts.blob_key'])
    .where('id_caricamento', '=', id)
    .orderBy('start')
    .execute();
  return parts.map(({ start, bytes, blob_key }) => ({ start, end: start + bytes, blob_key }));
}

export type NewUpload = Pick<UploadRow, 'id_paziente' | 'id_utente' | 'size' | 'digest'>;

/** Creates an upload, or resumes an unfinished one of the same content. */
export async function beginUpload(database: Database, upload: NewUpload, now: number): Promise<Upload> {
  const open = await database
    .selectFrom('uploads')
    .selectAll()
    .where('id_paziente', '=', upload.id_paziente)
    .where('expires_at', '>', timestamp(now))
    .where('id_file', 'is', null)
    .orderBy('id_caricamento')
    .execute();
  const same = open.find(
    ({ id_utente, size, digest }) =>
      digest !== null && digest === upload.digest && size === upload.size && id_utente === upload.id_utente,
  );
  if (same !== undefined) return toUpload(same);
  const isLarge = ({ size }: Pick<UploadRow, 'size'>) => size > maxFileSize;
  const excess = open.filter(
    // At most one archive-sized upload at a time.
    (row, index) => index < open.length - maxUploads + 1 || (isLarge(row) && isLarge(upload)),
  );
  await deleteUploads(
    database,
    excess.map(({ id_caricamento }) => id_caricamento),
  );
  const row = await database
    .insertInto('uploads')
    .values({
      ...upload,
      received: 0,
      id_file: null,
      created_at: timestamp(now),
      expires_at: timestamp(now + lifetimeMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUpload(row);
}

/** Returns undefined if the part does not start at the current end, after a concurrent or repeated request. */
export async function addPart(
  database: Database,
  id: number,
  start: number,
  blob: StoredBlob,
  now: number,
): Promise<UploadRow | undefined> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('uploads')
      .set({ received: start + blob.bytes })
      .where('id_caricamento', '=', id)
      .where('received', '=', start)
      .where('id_file', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    await insertBlobs(transaction, row.id_paziente, [blob], now);
    await transaction
      .insertInto('upload_parts')
      .values({ id_caricamento: id, start, blob_key: blob.blob_key })
      .execute();
    return row;
  });
}

export async function readUpload(
  database: Queries,
  blobs: BlobStore,
  upload: Pick<UploadRow, 'id_caricamento'>,
): Promise<Buffer[]> {
  const parts = await database
    .selectFrom('upload_parts')
    .select('blob_key')
    .where('id_caricamento', '=', upload.id_caricamento)
    .orderBy('start')
    .execute();
  const pieces: Buffer[] = [];
  for (const { blob_key } of parts) pieces.push(await readBlob(database, blobs, blob_key));
  return pieces;
}

export async function finishUpload(transaction: Queries, id: number, fileId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('uploads')
    .set({ id_file: fileId })
    .where('id_caricamento', '=', id)
    .where('id_file', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await deleteParts(transaction, [id]);
  return true;
}
