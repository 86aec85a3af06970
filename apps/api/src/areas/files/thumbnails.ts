import { insertBlobs, readBlob, type StoredBlob, storeBlob } from '../../blobs/blobs.repository.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Caller } from '../../workers/workers.ts';
import type { FileRow } from './files.kind.ts';

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp']);
const thumbnailType = 'image/jpeg';
/** Milliseconds; a photo of 50 megapixels takes one second. */
const timeMs = 15_000;

const isTooHeavy = (error: unknown) => error instanceof Problem && error.code === 'too-heavy';

export interface MadeThumbnail {
  bytes: Buffer;
  blob: StoredBlob;
}

export function createThumbnails({
  database,
  blobs,
  clock,
  tasks,
}: Pick<AppContext, 'blobs' | 'clock' | 'database' | 'tasks'>) {
  /** Null if none can be made. @throws when it should be tried again, such as for a full queue. */
  async function make(bytes: Uint8Array, type: string, caller: Caller): Promise<MadeThumbnail | null> {
    const made = await tasks.run('makeThumbnail', { bytes, type }, { ...caller, timeMs }).catch((error: unknown) => {
      // A picture that takes too long or too much memory would do so again.
      if (isTooHeavy(error)) return undefined;
      throw error;
    });
    if (made === undefined) return null;
    return { bytes: Buffer.from(made), blob: await storeBlob(blobs, thumbnailType, made) };
  }

  /** Stores nothing if another request was faster; its blob is then swept. */
  async function save(queries: Queries, id_file: number, made: MadeThumbnail | null): Promise<void> {
    const { numInsertedOrUpdatedRows: inserted = 0n } = await queries
      .insertInto('miniature')
      .values({ id_file, blob_key: made?.blob.blob_key ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made !== null && inserted > 0n) await insertBlobs(queries, null, [made.blob], clock());
  }

  return {
    isPicture: (type: string) => pictures.has(type),
    make,
    save,

    /** Makes the thumbnail of an older file at its first request; undefined if the file has none. */
    async read({ id_file, file_type, blob_key }: FileRow, caller: Caller): Promise<Buffer | undefined> {
      if (!pictures.has(file_type)) return undefined;
      const known = await database
        .selectFrom('miniature')
        .select('blob_key')
        .where('id_file', '=', id_file)
        .executeTakeFirst();
      if (known !== undefined) return known.blob_key === null ? undefined : readBlob(database, blobs, known.blob_key);
      const made = await make(await readBlob(database, blobs, blob_key), file_type, caller);
      await database.transaction().execute((transaction) => save(transaction, id_file, made));
      return made?.bytes;
    },
  };
}
