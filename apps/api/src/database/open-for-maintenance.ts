import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { type Config, ConfigError } from '../config.ts';
import { explainFailure } from '../start-problem.ts';
import { type Database, openDatabase } from './database.ts';
import { DataFolderInUse } from './lock.ts';
import { checkNotNewer } from './migrate.ts';
import { sqliteDialect } from './sqlite.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Longer than any transaction of the server. */
const busyTimeoutMs = 10_000;

/** Neither migrates nor locks the folder; WAL readers do not block a running server. @throws StartProblem */
export async function openForMaintenance(place: Place, access: Access): Promise<Database> {
  const setting = place.DATABASE_URL === '' ? `DATA_DIR is '${place.DATA_DIR}', whose database` : 'DATABASE_URL';
  const database = await explainFailure(() => open(place, access), `${setting} cannot be opened`);
  try {
    await explainFailure(() => checkNotNewer(database), `${setting} cannot be read`);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

interface Access {
  write: boolean;
  connections?: number;
}

async function open({ DATABASE_URL, DATA_DIR }: Place, { write, connections }: Access): Promise<Database> {
  if (DATABASE_URL !== '') {
    const { openPostgres } = await import('./postgres.ts');
    return new Kysely({ dialect: openPostgres(DATABASE_URL, () => {}, connections) });
  }
  const file = join(DATA_DIR, 'libretto.sqlite');
  if (!existsSync(file)) throw new ConfigError([`There is no database in ${DATA_DIR}.`]);
  const database = new DatabaseSync(file, {
    readOnly: !write,
    enableForeignKeyConstraints: true,
    timeout: busyTimeoutMs,
  });
  if (write) database.exec('pragma synchronous = full; pragma secure_delete = on');
  return new Kysely({ dialect: sqliteDialect(database, () => {}) });
}

/** May run before the first start, when it creates and migrates the database, or while a server uses it. */
export async function openForCommand(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  try {
    return await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, onLost: () => {} });
  } catch (error) {
    if (error instanceof DataFolderInUse) return openForMaintenance(config, { write: true });
    throw error;
  }
}
