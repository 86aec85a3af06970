import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { DatabaseKind } from '../database/change.ts';
import type { Queries } from '../database/database.ts';
import { openForMaintenance } from '../database/open-for-maintenance.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export const databaseKind = ({ DATABASE_URL }: Place): DatabaseKind => (DATABASE_URL === '' ? 'sqlite' : 'postgres');

export async function withSnapshot<Answer>(
  place: Place,
  work: (database: Queries) => Promise<Answer>,
): Promise<Answer> {
  const database = await openForMaintenance(place, { write: false });
  try {
    if (databaseKind(place) === 'sqlite') {
      return await database.transaction().execute(async (snapshot) => {
        await sql`select count(*) from sqlite_schema`.execute(snapshot);
        return work(snapshot);
      });
    }
    return await database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  } finally {
    await database.destroy();
  }
}
