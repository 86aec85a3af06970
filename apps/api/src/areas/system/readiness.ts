import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { BlobStore } from '../../blobs/blobs.ts';
import { checkInstallation } from '../../blobs/identity.ts';
import { type Clock, timestamp } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { type Database, ping } from '../../database/database.ts';

/** Milliseconds for which the answer of the probes stands: however often it is asked for, the disk is not kept busy. */
const freshMs = 10_000;
/** Bytes: a few of the largest files, and room for the log of the database. */
const usualMinimumFree = 64 * 1024 * 1024;

export interface ReadinessParts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'S3_BUCKET'>;
  minimumFree?: number | undefined;
}

/** Too little room is left for what a request may write. */
class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = 'ENOSPC';
}

/** Proves that a server can serve: that database and store belong together, take writes and have room. */
export class Readiness {
  readonly #parts: ReadinessParts;
  #last: { at: number; result: Promise<void> } | undefined;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** Throws when a request could not be served. */
  async check(): Promise<void> {
    await ping(this.#parts.database);
    const now = this.#parts.clock();
    // In both directions: a clock that is set back must not keep an old answer alive.
    if (this.#last === undefined || Math.abs(now - this.#last.at) >= freshMs)
      this.#last = { at: now, result: this.#probe(now) };
    await this.#last.result;
  }

  async #probe(now: number): Promise<void> {
    const { database, blobs } = this.#parts;
    await this.#checkRoom();
    await checkInstallation(database, blobs);
    await blobs.check();
    // Always the same row: it is written durably, and nothing grows.
    await database
      .updateTable('installation')
      .set({ probed_at: timestamp(now) })
      .execute();
  }

  /** A write of one row still succeeds on a disk that has no room for a file. */
  async #checkRoom(): Promise<void> {
    const { database, config, minimumFree = usualMinimumFree } = this.#parts;
    const embedded = config.DATABASE_URL === '';
    if (embedded && (await roomInSqlite(database)) < minimumFree) throw new DiskFull('The database has no room left.');
    if (!embedded && config.S3_BUCKET !== '') return;
    const { bavail, bsize, blocks } = await statfs(config.DATA_DIR);
    // Some network file systems do not tell their size, and answer 0.
    if (blocks > 0 && bavail * bsize < minimumFree) throw new DiskFull('The disk of DATA_DIR has no room left.');
  }
}

/** Bytes until the database reaches its own limit. */
async function roomInSqlite(database: Database): Promise<number> {
  const { rows } = await sql<{ room: number }>`
    select (most.max_page_count - used.page_count + free.freelist_count) * size.page_size as room
    from pragma_max_page_count most, pragma_page_count used, pragma_freelist_count free, pragma_page_size size`.execute(
    database,
  );
  return rows[0]?.room ?? 0;
}
