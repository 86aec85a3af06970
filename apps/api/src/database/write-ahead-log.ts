import { SqliteAdapter, sql } from 'kysely';
import type { Queries } from './database.ts';

/** The log holds earlier versions of changed pages and so deleted data (sqlite.org/wal.html). */
export async function emptyWriteAheadLog(database: Queries): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  // A concurrent reader, such as a backup, makes the checkpoint incomplete; the next housekeeping repeats it.
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
