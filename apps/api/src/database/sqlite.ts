import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { createRestricted, restrictFile } from '../private-file.ts';
import { lockFolder } from './lock.ts';

const statementsKept = 500;

function isInput(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  );
}

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (!isInput(value)) throw new TypeError(`A ${typeof value} cannot be a parameter of a statement.`);
    return value;
  });
}

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }
  all(parameters: readonly unknown[]) {
    return this.#statement.all(...inputs(parameters));
  }
  run(parameters: readonly unknown[]) {
    return this.#statement.run(...inputs(parameters));
  }
  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...inputs(parameters));
  }
}

/** What Kysely asks of a SQLite driver, on Node's own; statements are prepared once. */
class Connection implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #release: () => void;
  readonly #statements = new Map<string, Statement>();

  constructor(database: DatabaseSync, release: () => void) {
    this.#database = database;
    this.#release = release;
  }
  prepare(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = new Statement(this.#database.prepare(sql));
      if (this.#statements.size >= statementsKept) this.#statements.clear();
      this.#statements.set(sql, statement);
    }
    return statement;
  }
  close() {
    this.#statements.clear();
    this.#database.close();
    this.#release();
  }
}

/** SQLite changes its schema within transactions as well as its rows: a broken migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** A database that is open already; `release` is called once it is closed. */
export function sqliteDialect(database: DatabaseSync, release: () => void): SqliteDialect {
  return new NodeSqliteDialect({ database: new Connection(database, release) });
}

export function openSqlite(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockFolder(folder);
  try {
    const file = join(folder, 'libretto.sqlite');
    // SQLite gives a journal or WAL that it creates the mode of the database.
    createRestricted(file);
    for (const suffix of ['-wal', '-shm', '-journal']) restrictFile(`${file}${suffix}`);
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
    // secure_delete: what somebody deletes for good must not be read in the free pages of the file.
    // synchronous=FULL is what makes an acknowledged write outlive a power cut; NORMAL loses rows in WAL mode.
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma busy_timeout = 5000;
      pragma trusted_schema = off;
      pragma secure_delete = on;
    `);
    return sqliteDialect(database, release);
  } catch (error) {
    release();
    throw error;
  }
}
