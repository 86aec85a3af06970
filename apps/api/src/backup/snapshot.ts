import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { DatabaseKind } from '../database/change.ts';
import type { Queries } from '../database/database.ts';
import { sqliteDialect } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import { BackupError } from './format.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export const kindOf = ({ DATABASE_URL }: Place): DatabaseKind => (DATABASE_URL === '' ? 'sqlite' : 'postgres');

async function open(place: Place): Promise<Kysely<Tables>> {
  if (kindOf(place) === 'postgres') {
    const { openPostgres } = await import('../database/postgres.ts');
    return new Kysely({ dialect: openPostgres(place.DATABASE_URL, () => {}) });
  }
  const file = join(place.DATA_DIR, 'libretto.sqlite');
  if (!existsSync(file)) throw new BackupError(`There is no database in ${place.DATA_DIR}.`);
  // Without the lock of the folder: in WAL mode a reader neither waits for the server nor holds it up.
  return new Kysely({ dialect: sqliteDialect(new DatabaseSync(file, { readOnly: true }), () => {}) });
}

/** The database as it is at one moment, whatever the server writes meanwhile. */
export async function withSnapshot<Answer>(
  place: Place,
  work: (database: Queries) => Promise<Answer>,
): Promise<Answer> {
  const database = await open(place);
  try {
    if (kindOf(place) === 'sqlite') {
      return await database.transaction().execute(async (snapshot) => {
        // The moment is that of the first reading.
        await sql`select count(*) from sqlite_schema`.execute(snapshot);
        return work(snapshot);
      });
    }
    return await database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  } finally {
    await database.destroy();
  }
}
