import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { BlobStore } from '../../blobs/blobs.ts';
import { checkInstallation } from '../../blobs/identity.ts';
import { type Clock, timestamp } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { type Database, ping } from '../../database/database.ts';

/** Time in milliseconds for which a probe result is cached. */
const cacheMs = 10_000;
/** In bytes: room for a few of the largest files and the database log. */
const defaultMinimumFree = 64 * 1024 * 1024;

export interface ReadinessParts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'S3_BUCKET'>;
  minimumFree?: number | undefined;
}

class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = 'ENOSPC';
}

export class Readiness {
  readonly #parts: ReadinessParts;
  #last: { at: number; result: Promise<void> } | undefined;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  async check(): Promise<void> {
    await ping(this.#parts.database);
    const now = this.#parts.clock();
    // Absolute difference, in case the clock was set back.
    if (this.#last === undefined || Math.abs(now - this.#last.at) >= cacheMs)
      this.#last = { at: now, result: this.#probe(now) };
    await this.#last.result;
  }

  async #probe(now: number): Promise<void> {
    const { database, blobs } = this.#parts;
    await this.#checkSpace();
    await checkInstallation(database, blobs);
    await blobs.check();
    await database
      .updateTable('installation')
      .set({ probed_at: timestamp(now) })
      .execute();
  }

  /** Writing one row may succeed on a disk without space for a file. */
  async #checkSpace(): Promise<void> {
    const { database, config, minimumFree = defaultMinimumFree } = this.#parts;
    const embedded = config.DATABASE_URL === '';
    if (embedded && (await findSqliteSpace(database)) < minimumFree)
      throw new DiskFull('The database has no room left.');
    if (!embedded && config.S3_BUCKET !== '') return;
    const { bavail, bsize, blocks } = await statfs(config.DATA_DIR);
    if (blocks > 0 && bavail * bsize < minimumFree) throw new DiskFull('The disk of DATA_DIR has no room left.');
  }
}

async function findSqliteSpace(database: Database): Promise<number> {
  const { rows } = await sql<{ room: number }>`
    select (most.max_page_count - used.page_count + free.freelist_count) * size.page_size as room
    from pragma_max_page_count most, pragma_page_count used, pragma_freelist_count free, pragma_page_size size`.execute(
    database,
  );
  return rows[0]?.room ?? 0;
}
