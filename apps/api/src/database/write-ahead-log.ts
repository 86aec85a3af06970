import { SqliteAdapter, sql } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Moves everything from the write-ahead log into the database file and empties it. Until then it holds earlier versions of
 * changed pages, and so what was deleted (sqlite.org/wal.html). PostgreSQL has no such file of ours.
 */
export async function emptyWriteAheadLog(database: Queries): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  // A reader, such as a copy that is being made, makes this do less than all: the next housekeeping tries again.
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
