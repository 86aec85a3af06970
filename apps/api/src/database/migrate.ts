import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Change, DatabaseKind } from './change.ts';
import { first } from './migrations/0001-first.ts';
import { account } from './migrations/0002-account.ts';

/** In order, for ever: a released migration is never edited. */
export const changes: Record<string, Change> = {
  '0001-first': first,
  '0002-account': account,
};

/** All that is missing is applied in one transaction, under a lock on PostgreSQL: it happens whole or not at all. */
export async function migrate<T>(database: Kysely<T>, kind: DatabaseKind, wanted = changes): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const [name, change] of Object.entries(wanted)) {
    migrations[name] = { up: (schema) => change(schema, kind) };
  }
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
