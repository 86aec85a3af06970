import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { createRestricted, restrictFile } from '../private-file.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { lockFolder } from './lock.ts';

const maxCachedStatements = 500;
/** Rows that SQLite reads in some milliseconds. */
const longResultRows = 1000;

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
  /** Has returned many rows before, so that stepping through them (50 % slower) is worthwhile. */
  isLong = false;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }
  all(parameters: readonly unknown[]) {
    const rows = this.#statement.all(...inputs(parameters));
    this.isLong ||= rows.length > longResultRows;
    return rows;
  }
  run(parameters: readonly unknown[]) {
    return this.#statement.run(...inputs(parameters));
  }
  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...inputs(parameters));
  }
}

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
      if (this.#statements.size >= maxCachedStatements) this.#statements.clear();
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

/** SQLite schema changes are transactional, so a failed migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

const rowsBetweenPauses = 64;

/** Yields between the rows of a long result; SQLite itself would return all at once. */
class PausingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #database: Connection;

  constructor(inner: DatabaseConnection, database: Connection) {
    this.#inner = inner;
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#database.prepare(query.sql).isLong) {
      const result = await this.#inner.executeQuery<Row>(query);
      // A sequence of short statements can be long as well.
      await yieldToEventLoop();
      return result;
    }
    const rows: Row[] = [];
    for await (const some of this.#read<Row>(query)) rows.push(...some);
    return { rows };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    for await (const rows of this.#read<Row>(query)) yield { rows };
  }

  async *#read<Row>({ sql, parameters }: CompiledQuery): AsyncGenerator<Row[]> {
    let rows: Row[] = [];
    for (const row of this.#database.prepare(sql).iterate(parameters)) {
      rows.push(row as Row);
      if (rows.length < rowsBetweenPauses) continue;
      yield rows;
      rows = [];
      await yieldToEventLoop();
    }
    yield rows;
  }
}

class PausingDriver extends SqliteDriver {
  readonly #database: Connection;

  constructor(database: Connection) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PausingConnection(await super.acquireConnection(), this.#database);
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: Connection;

  constructor(database: Connection) {
    super({ database });
    this.#database = database;
  }
  override createDriver(): Driver {
    return new PausingDriver(this.#database);
  }
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

export function sqliteDialect(database: DatabaseSync, release: () => void): SqliteDialect {
  return new NodeSqliteDialect(new Connection(database, release));
}

export function openSqlite(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockFolder(folder);
  try {
    const file = join(folder, 'libretto.sqlite');
    // SQLite creates journal and WAL files with the mode of the database file.
    createRestricted(file);
    for (const suffix of ['-wal', '-shm', '-journal']) restrictFile(`${file}${suffix}`);
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
    // secure_delete: no deleted data in free pages. synchronous=FULL: NORMAL loses acknowledged rows in WAL mode.
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
