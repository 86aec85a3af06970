import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { type Config, ConfigError } from '../config.ts';
import { type Database, openDatabase } from './database.ts';
import { DataFolderInUse } from './lock.ts';
import { sqliteDialect } from './sqlite.ts';

/** Longer than any transaction of the server. */
const patience = 10_000;

/**
 * The database of a server that may be running, for a command beside it: as it is, without bringing its schema up to date
 * and without the lock of the folder. In WAL mode a reader neither waits for the server nor holds it up.
 */
export async function openBeside(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  { write }: { write: boolean },
): Promise<Database> {
  if (DATABASE_URL !== '') {
    const { openPostgres } = await import('./postgres.ts');
    return new Kysely({ dialect: openPostgres(DATABASE_URL, () => {}) });
  }
  const file = join(DATA_DIR, 'libretto.sqlite');
  if (!existsSync(file)) throw new ConfigError([`There is no database in ${DATA_DIR}.`]);
  const database = new DatabaseSync(file, {
    readOnly: !write,
    enableForeignKeyConstraints: true,
    timeout: patience,
  });
  if (write) database.exec('pragma synchronous = full; pragma secure_delete = on');
  return new Kysely({ dialect: sqliteDialect(database, () => {}) });
}

/**
 * Opens the database for a command that works before the first start, when it creates and migrates the database, as well
 * as while a server uses it.
 */
export async function openForCommand(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  try {
    return await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, onLost: () => {} });
  } catch (error) {
    if (error instanceof DataFolderInUse) return openBeside(config, { write: true });
    throw error;
  }
}
