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

/** One transaction from the first write on; before it, hashing or storing files holds no connection. */
class Unit {
  readonly #afterCommit: (() => Promise<void>)[] = [];
  readonly #reads = new Set<Promise<unknown>>();
  #held: Promise<HeldConnection> | undefined;
  #ended = false;
  #savepoints = 0;
  #inner = false;
  #rolledBackBy: unknown;

  get writes() {
    return this.#held !== undefined;
  }

  after(work: () => Promise<void>) {
    this.#afterCommit.push(work);
  }

  async execute<Row>(driver: Driver, query: CompiledQuery): Promise<QueryResult<Row>> {
    const reads = query.query.kind === 'SelectQueryNode';
    if (this.#ended && !reads) throw new Error('Write to a unit of work after its end.');
    if (this.#ended || (reads && this.#held === undefined)) return this.#readOutside(driver, query);
    this.#checkAlive();
    return this.#watch(async () => (await this.#begin(driver)).execute<Row>(query));
  }

  /** SQLite rolls back the whole transaction when the disk is full; a later statement would be committed on its own. */
  async #watch<Result>(statement: () => Promise<Result>): Promise<Result> {
    try {
      return await statement();
    } catch (error) {
      if (endsTransaction(error)) this.#rolledBackBy ??= error;
      throw error;
    }
  }

  #checkAlive() {
    if (this.#rolledBackBy !== undefined) throw this.#rolledBackBy;
  }

  #readOutside<Row>(driver: Driver, query: CompiledQuery): Promise<QueryResult<Row>> {
    const read = executeAlone<Row>(driver, query);
    const settled = read.catch(() => undefined);
    this.#reads.add(settled);
    return read.finally(() => this.#reads.delete(settled));
  }

  #begin(driver: Driver): Promise<HeldConnection> {
    // With a single connection, beginning before these reads finish would be a deadlock.
    this.#held ??= Promise.all(this.#reads).then(() => holdConnection(driver));
    return this.#held;
  }

  async savepoint(driver: Driver): Promise<void> {
    if (this.#inner) throw new Error('A unit of work supports one nested transaction at a time.');
    this.#checkAlive();
    this.#inner = true;
    const held = await this.#begin(driver);
    this.#savepoints += 1;
    await this.#watch(() => held.execute(CompiledQuery.raw(`savepoint unit_${this.#savepoints}`)));
  }

  async release(): Promise<void> {
    await this.#watch(() => this.#endSavepoint('release savepoint'));
  }

  /** Never throws: the caller reports the original error. If there is nothing left to roll back, the unit is lost. */
  async undo(): Promise<void> {
    if (this.#rolledBackBy !== undefined) return;
    try {
      await this.#endSavepoint('rollback to savepoint');
    } catch (error) {
      this.#rolledBackBy = error;
    }
  }

  async #endSavepoint(command: string): Promise<void> {
    const held = await this.#held;
    await held?.execute(CompiledQuery.raw(`${command} unit_${this.#savepoints}`));
    this.#inner = false;
  }

  async commit(): Promise<void> {
    if (this.#rolledBackBy !== undefined) {
      await this.rollback();
      throw this.#rolledBackBy;
    }
    this.#ended = true;
    const held = await this.#held;
    if (held !== undefined) await held.end('commit');
    for (const work of this.#afterCommit) await work();
  }

  async rollback(): Promise<void> {
    this.#ended = true;
    const held = await this.#held?.catch(() => undefined);
    // A lost connection has already ended its transaction; report the original error.
    await held?.end('rollback').catch(() => undefined);
  }
}

/** SQLite result codes that may end the transaction: https://www.sqlite.org/lang_transaction.html, section 3. */
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

interface HeldConnection {
  execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  end(how: 'commit' | 'rollback'): Promise<void>;
}

async function holdConnection(driver: Driver): Promise<HeldConnection> {
  const connection = await driver.acquireConnection();
  try {
    await driver.beginTransaction(connection, {});
  } catch (error) {
    await driver.releaseConnection(connection);
    throw error;
  }
  let ended = false;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    execute<Row>(query: CompiledQuery) {
      const answer = queue.then(() => connection.executeQuery<Row>(query));
      queue = answer.catch(() => undefined);
      return answer;
    },
    async end(how) {
      if (ended) return;
      await queue;
      try {
        await (how === 'commit' ? driver.commitTransaction(connection) : driver.rollbackTransaction(connection));
      } catch (error) {
        // A failed commit leaves the transaction open in the embedded database.
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

export async function runInTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
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

/** Runs work whose writes are kept even if the surrounding unit of work fails. Call it before the first write. */
export function outsideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  // The embedded database has a single connection: this would be a deadlock.
  if (units.getStore()?.writes)
    throw new Error('Work outside of the transaction must come before the first write of a unit of work.');
  return units.run(undefined, work);
}

/** Runs work after the surrounding unit of work has been committed, or immediately if there is none. */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const unit = units.getStore();
  if (unit === undefined) await work();
  else unit.after(work);
}

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
    throw new Error('A unit of work does not support streaming.');
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
    // The caller reports the cause, which a failing rollback would hide: a full disk has ended the transaction.
    await this.#driver.rollbackTransaction(connection).catch(() => undefined);
  }

  destroy() {
    return this.#driver.destroy();
  }
}

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
