import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { replaceMethods } from '../../test/replace-methods.ts';
import { makeServer, noon, onBothDatabases, today } from '../../test/server.ts';
import type { BlobStore } from '../blobs/blobs.ts';
import { drawBody } from '../demo/figure.ts';
import { describeError, toProblem } from './errors.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('il paziente Rossi'), { code, ...more });

test.each([
  ['the database refuses connections', withCode('ECONNREFUSED'), 503],
  ['the database is shutting down', withCode('57P01'), 503],
  ['the database has no room', withCode('53100'), 503],
  ['the database has ended a transaction that was idle', withCode('25P03'), 503],
  ['a transaction that has failed is used', withCode('25P02'), 500],
  ['the disk is full', withCode('ENOSPC'), 503],
  ['SQLite is busy', withCode('ERR_SQLITE_ERROR', { errcode: 5 }), 503],
  ['SQLite finds the disk full', withCode('ERR_SQLITE_ERROR', { errcode: 13 }), 503],
  ['SQLite reports an error of a read', withCode('ERR_SQLITE_ERROR', { errcode: 266 }), 503],
  ['a constraint is broken', withCode('ERR_SQLITE_ERROR', { errcode: 787 }), 500],
  ['something else is thrown', 'a text', 500],
])('when %s', (_, error, status) => {
  expect(toProblem(error).status).toBe(status);
});

test('logs an error with its causes but without messages', () => {
  const logged = JSON.stringify(describeError(new Error('Rossi', { cause: withCode('57P01') })));
  expect(logged).not.toContain('Rossi');
  expect(logged).toContain('57P01');
  expect(logged).toContain('errors.test.ts');
});

onBothDatabases('a server whose', (kind) => {
  const drawing = (side: 'front' | 'back') => `data:image/png;base64,${drawBody(side, {}).toString('base64')}`;
  const entry = {
    taccuino_2d_drawn: 1,
    taccuino_data: today,
    taccuino_descrizione: 'x',
    taccuino_report_anteriore: drawing('front'),
    taccuino_report_posteriore: drawing('back'),
    id_livello_confidenzialita: 4,
  };

  test('disk is full returns an error, writes nothing and recovers', async () => {
    let full = true;
    let now = noon;
    const withoutRoom = (blobs: BlobStore) => {
      const refuse = () => Promise.reject(withCode('ENOSPC'));
      return replaceMethods(blobs, {
        put: (bytes) => (full ? refuse() : blobs.put(bytes)),
        check: () => (full ? refuse() : blobs.check()),
      });
    };
    const server = await makeServer(kind, {
      clock: () => now,
      change: ({ blobs }) => ({ blobs: withoutRoom(blobs) }),
    });
    const { token, id_utente } = await server.person();
    const create = () => server.call('POST', '/api/taccuino/', { token, body: entry });
    const refused = await create();
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect((await server.call('GET', '/api/ready')).status).toBe(503);
    expect((await server.call('GET', '/api/health')).status).toBe(200);
    expect((await server.call('GET', `/api/getTaccuinos/${id_utente}`, { token })).body).toEqual([]);
    full = false;
    now += 10_000;
    expect((await create()).status).toBe(200);
    expect((await server.call('GET', '/api/ready')).status).toBe(200);
    await server.close();
  });
});

test('replaces broken connections to PostgreSQL', async () => {
  const server = await makeServer('postgres');
  const { token, id_utente } = await server.person();
  const read = () => server.call('GET', `/api/patient/${id_utente}`, { token });
  expect((await read()).status).toBe(200);
  const others = sql<{ ended: boolean }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const end = await others.execute(server.database);
  expect(end.rows.length).toBeGreaterThan(0);
  await expect.poll(async () => (await read()).status).toBe(200);
  await server.close();
});
