import { AsyncResource } from 'node:async_hooks';
import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type TestServer } from '../../test/server.ts';
import { afterCommit, outsideTransaction, runInTransaction, UnitDialect } from './unit-of-work.ts';

onBothDatabases('a unit of work', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await makeServer(kind);
    await sql`create table lavoro (parola text primary key)`.execute(server.database);
  });
  afterAll(() => server.close());
  beforeEach(() => sql`delete from lavoro`.execute(server.database));

  const write = (word: string, queries = server.database) =>
    sql`insert into lavoro (parola) values (${word})`.execute(queries);
  const words = async () => {
    const { rows } = await sql<{ parola: string }>`select parola from lavoro order by parola`.execute(server.database);
    return rows.map(({ parola }) => parola);
  };
  const failing = new Error('as it happens');

  test('commits all writes, including nested transactions', async () => {
    const answer = await runInTransaction(async () => {
      await write('a');
      await server.database.transaction().execute((transaction) => write('b', transaction));
      expect(await words()).toEqual(['a', 'b']);
      return 'done';
    });
    expect([answer, await words()]).toEqual(['done', ['a', 'b']]);
  });

  test('rolls back all writes when it fails, including finished transactions', async () => {
    const work = runInTransaction(async () => {
      await server.database.transaction().execute((transaction) => write('a', transaction));
      await Promise.all([write('b'), write('c')]);
      throw failing;
    });
    await expect(work).rejects.toBe(failing);
    expect(await words()).toEqual([]);
    await write('later');
    expect(await words()).toEqual(['later']);
  });

  test('continues after a nested transaction was rolled back', async () => {
    await runInTransaction(async () => {
      await write('a');
      const inner = server.database.transaction().execute(async (transaction) => {
        await write('b', transaction);
        throw failing;
      });
      await expect(inner).rejects.toBe(failing);
      await write('c');
    });
    expect(await words()).toEqual(['a', 'c']);
  });

  test('rejects writes after the database has rolled back', async () => {
    // Simulates SQLite's rollback on a full disk.
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    const work = runInTransaction(async () => {
      await write('a');
      const inner = server.database.transaction().execute(async (transaction) => {
        await sql`rollback`.execute(transaction);
        throw full;
      });
      await expect(inner).rejects.toBe(full);
      await write('b');
    });
    await expect(work).rejects.toThrow(/no such savepoint|SAVEPOINT can only be used in transaction blocks/);
    expect(await words()).toEqual([]);
    const alone = server.database.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw full;
    });
    await expect(alone).rejects.toBe(full);
  });

  test('runs work outside the transaction or after the commit', async () => {
    const done: string[][] = [];
    const work = runInTransaction(async () => {
      await outsideTransaction(() => write('apart'));
      await write('a');
      await afterCommit(async () => void done.push(await words()));
      await expect(async () => outsideTransaction(() => write('too late'))).rejects.toThrow(
        'outside of the transaction',
      );
      throw failing;
    });
    await expect(work).rejects.toBe(failing);
    expect([await words(), done]).toEqual([['apart'], []]);
    await runInTransaction(async () => {
      await afterCommit(async () => void done.push(await words()));
      await write('b');
    });
    expect(done).toEqual([['apart', 'b']]);
  });

  test('supports concurrent reads and writes', async () => {
    const people = () => server.database.selectFrom('utenti').select('id_utente').execute();
    const reads = () => Array.from({ length: 5 }, people);
    await runInTransaction(() => Promise.all([...reads(), write('a'), ...reads(), words(), ...reads()]));
    expect(await words()).toEqual(['a']);
  });

  test('rejects writes after its end', async () => {
    const late = await runInTransaction(async () => AsyncResource.bind(() => write('late')));
    await expect(late()).rejects.toThrow('after its end');
    expect(await words()).toEqual([]);
  });

  test('isolates concurrent units', async () => {
    const all = Array.from({ length: 30 }, (_, number) =>
      runInTransaction(async () => {
        await write(`p${number}`);
        await write(`q${number}`);
        if (number % 3 === 0) throw failing;
      }).catch(() => undefined),
    );
    await Promise.all(all);
    expect(await words()).toHaveLength(40);
  });
});

test('a connection runs one query at a time', async () => {
  let underway = 0;
  let most = 0;
  const connection: DatabaseConnection = {
    async executeQuery() {
      underway += 1;
      most = Math.max(most, underway);
      await new Promise<void>((resolve) => setImmediate(resolve));
      underway -= 1;
      return { rows: [] };
    },
    streamQuery: () => expect.fail('Nothing streams.'),
  };
  const nothing = async () => {};
  const dialect = new UnitDialect({
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    }),
  });
  const database = new Kysely<object>({ dialect });
  await runInTransaction(() =>
    Promise.all(Array.from({ length: 5 }, (_, number) => sql`insert ${number}`.execute(database))),
  );
  expect(most).toBe(1);
});
