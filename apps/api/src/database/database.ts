import { type Dialect, Kysely, sql, type Transaction } from 'kysely';
import { explainFailure } from '../start-problem.ts';
import type { DatabaseKind } from './change.ts';
import { changes, migrate, type OnMigrated } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { UnitDialect } from './unit-of-work.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
/** Repositories accept a database or the caller's transaction. */
export type Queries = Database | DatabaseTransaction;

interface Place {
  url: string;
  folder: string;
  onLost(error: Error): void;
  onMigrated?: OnMigrated;
}

export async function openDatabase({ url, folder, onLost, onMigrated }: Place, wanted = changes): Promise<Database> {
  const kind: DatabaseKind = url === '' ? 'sqlite' : 'postgres';
  const setting =
    url === ''
      ? `DATA_DIR is '${folder}', whose database cannot be opened`
      : 'DATABASE_URL is set, but nothing answers';
  const dialect = await explainFailure(() => createDialect(url, folder, onLost), setting);
  const database = new Kysely<Tables>({ dialect: new UnitDialect(dialect) });
  try {
    // Kysely connects with the first statement; only then does destroy() release the connection.
    await explainFailure(() => ping(database), setting);
    await migrate(database, kind, wanted, onMigrated);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

async function createDialect(url: string, folder: string, onLost: Place['onLost']): Promise<Dialect> {
  if (url === '') return openSqlite(folder);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, onLost);
}

export async function ping(database: Queries): Promise<void> {
  await sql`select 1`.execute(database);
}
