import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

/**
 * What one request changes is kept whole or not at all, with its line in the audit, whichever repositories write it.
 * A unit of work belongs to everything that runs inside of it: its first write begins a transaction, everything after
 * that goes through the same connection, and its end commits. Until the first write it holds no connection, so that
 * hashing a password or storing a file keeps nobody waiting.
 */
class Unit {
  readonly #afterwards: (() => Promise<void>)[] = [];
  /** Reads that are on their way beside the transaction. */
  readonly #reads = new Set<Promise<unknown>>();
  #held: Promise<Held> | undefined;
  #over = false;
  #savepoints = 0;
  #inner = false;
  /** Why the database has undone the whole transaction by itself. */
  #lost: unknown;

  get writes() {
    return this.#held !== undefined;
  }

  after(work: () => Promise<void>) {
    this.#afterwards.push(work);
  }

  /** A read before the first write has a connection for its own moment; everything else is in the transaction. */
  async execute<Row>(driver: Driver, query: CompiledQuery): Promise<QueryResult<Row>> {
    const reads = query.query.kind === 'SelectQueryNode';
    if (this.#over && !reads) throw new Error('A unit of work is written to after its end.');
    if (this.#over || (reads && this.#held === undefined)) return this.#beside(driver, query);
    this.#checkAlive();
    return this.#watch(async () => (await this.#begin(driver)).execute<Row>(query));
  }

  /** SQLite undoes the whole transaction when the disk is full; a later statement would be kept on its own. */
  async #watch<Result>(statement: () => Promise<Result>): Promise<Result> {
    try {
      return await statement();
    } catch (error) {
      if (endsTransaction(error)) this.#lost ??= error;
      throw error;
    }
  }

  #checkAlive() {
    if (this.#lost !== undefined) throw this.#lost;
  }

  #beside<Row>(driver: Driver, query: CompiledQuery): Promise<QueryResult<Row>> {
    const read = executeAlone<Row>(driver, query);
    const settled = read.catch(() => undefined);
    this.#reads.add(settled);
    return read.finally(() => this.#reads.delete(settled));
  }

  #begin(driver: Driver): Promise<Held> {
    // Where there is one connection only, a read that waits for it would wait for the end of the unit, and that for it.
    this.#held ??= Promise.all(this.#reads).then(() => hold(driver));
    return this.#held;
  }

  /** A transaction within the unit can be undone without the rest. */
  async savepoint(driver: Driver): Promise<void> {
    if (this.#inner) throw new Error('A unit of work has one transaction within it at a time.');
    this.#checkAlive();
    this.#inner = true;
    const held = await this.#begin(driver);
    this.#savepoints += 1;
    await this.#watch(() => held.execute(CompiledQuery.raw(`savepoint unit_${this.#savepoints}`)));
  }

  async release(): Promise<void> {
    await this.#watch(() => this.#endSavepoint('release savepoint'));
  }

  /** Never fails: the caller reports the error that led here. The unit is lost when there is nothing left to undo. */
  async undo(): Promise<void> {
    if (this.#lost !== undefined) return;
    try {
      await this.#endSavepoint('rollback to savepoint');
    } catch (error) {
      this.#lost = error;
    }
  }

  async #endSavepoint(command: string): Promise<void> {
    const held = await this.#held;
    await held?.execute(CompiledQuery.raw(`${command} unit_${this.#savepoints}`));
    this.#inner = false;
  }

  async commit(): Promise<void> {
    if (this.#lost !== undefined) {
      await this.rollback();
      throw this.#lost;
    }
    this.#over = true;
    const held = await this.#held;
    if (held !== undefined) await held.end('commit');
    for (const work of this.#afterwards) await work();
  }

  async rollback(): Promise<void> {
    this.#over = true;
    const held = await this.#held?.catch(() => undefined);
    // A connection that is gone has taken its transaction with it: what matters is why it came to this.
    await held?.end('rollback').catch(() => undefined);
  }
}

/** SQLite's result codes after which a transaction may be gone: https://www.sqlite.org/lang_transaction.html, section 3. */
const endsTransactions = new Set([5, 7, 9, 10, 13]);

function endsTransaction(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && endsTransactions.has(Number(error.errcode) & 0xff);
}

async function executeAlone<Row>(driver: Driver, query: CompiledQuery): Promise<QueryResult<Row>> {
  const connection = await driver.acquireConnection();
  try {
    return await connection.executeQuery<Row>(query);
  } finally {
    await driver.releaseConnection(connection);
  }
}

interface Held {
  /** One after the other, in the order they were asked for: a connection to PostgreSQL does one thing at a time. */
  execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  end(how: 'commit' | 'rollback'): Promise<void>;
}

async function hold(driver: Driver): Promise<Held> {
  const connection = await driver.acquireConnection();
  try {
    await driver.beginTransaction(connection, {});
  } catch (error) {
    await driver.releaseConnection(connection);
    throw error;
  }
  let ended = false;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    execute<Row>(query: CompiledQuery) {
      const answer = turn.then(() => connection.executeQuery<Row>(query));
      turn = answer.catch(() => undefined);
      return answer;
    },
    async end(how) {
      if (ended) return;
      await turn;
      try {
        await (how === 'commit' ? driver.commitTransaction(connection) : driver.rollbackTransaction(connection));
      } catch (error) {
        // A commit that fails leaves the transaction open on the embedded database.
        if (how === 'commit') await driver.rollbackTransaction(connection).catch(() => undefined);
        throw error;
      } finally {
        ended = true;
        await driver.releaseConnection(connection);
      }
    },
  };
}

const units = new AsyncLocalStorage<Unit | undefined>();

/** All that the work writes, and nothing of it when it fails. */
export async function together<Result>(work: () => Promise<Result>): Promise<Result> {
  const unit = new Unit();
  let result: Result;
  try {
    result = await units.run(unit, work);
  } catch (error) {
    await unit.rollback();
    throw error;
  }
  await units.run(undefined, () => unit.commit());
  return result;
}

/** What stays whatever becomes of the unit of work around it. It has to come before the first write. */
export function apart<Result>(work: () => Promise<Result>): Promise<Result> {
  // The embedded database has one connection: this would wait for itself.
  if (units.getStore()?.writes) throw new Error('Something apart comes after the first write of a unit of work.');
  return units.run(undefined, work);
}

/** What may only be done once the unit of work around it is kept; at once when there is none. */
export async function afterwards(work: () => Promise<void>): Promise<void> {
  const unit = units.getStore();
  if (unit === undefined) await work();
  else unit.after(work);
}

/** Stands for the connection of a unit of work, whichever that is by then. */
class UnitConnection implements DatabaseConnection {
  readonly unit: Unit;
  readonly #driver: Driver;

  constructor(unit: Unit, driver: Driver) {
    this.unit = unit;
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.unit.execute<Row>(this.#driver, query);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('A unit of work does not read in streams.');
  }
}

class UnitDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init() {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const unit = units.getStore();
    return unit === undefined ? this.#driver.acquireConnection() : new UnitConnection(unit, this.#driver);
  }

  async releaseConnection(connection: DatabaseConnection) {
    if (!(connection instanceof UnitConnection)) await this.#driver.releaseConnection(connection);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    if (connection instanceof UnitConnection) await connection.unit.savepoint(this.#driver);
    else await this.#driver.beginTransaction(connection, settings);
  }

  async commitTransaction(connection: DatabaseConnection) {
    if (connection instanceof UnitConnection) await connection.unit.release();
    else await this.#driver.commitTransaction(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    if (connection instanceof UnitConnection) return connection.unit.undo();
    // The caller reports why it rolls back. A failing rollback would hide that: a full disk or a lost connection has
    // ended the transaction already.
    await this.#driver.rollbackTransaction(connection).catch(() => undefined);
  }

  destroy() {
    return this.#driver.destroy();
  }
}

/** A dialect whose queries take part in the unit of work that they run in. */
export class UnitDialect implements Dialect {
  readonly #dialect: Dialect;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  createDriver(): Driver {
    return new UnitDriver(this.#dialect.createDriver());
  }
  createQueryCompiler(): QueryCompiler {
    return this.#dialect.createQueryCompiler();
  }
  createAdapter(): DialectAdapter {
    return this.#dialect.createAdapter();
  }
  // biome-ignore lint/suspicious/noExplicitAny: as Kysely declares it
  createIntrospector(database: Kysely<any>): DatabaseIntrospector {
    return this.#dialect.createIntrospector(database);
  }
}
