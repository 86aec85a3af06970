import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { buildBundle, builtWeb, removeBundle, runServer, startServer } from './process.ts';
import { makeServer } from './server.ts';

let folder: string;
beforeAll(async () => {
  await buildBundle();
});
afterAll(removeBundle);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const demo = () => ({ DATA_DIR: folder, DEMO: 'true' });

async function signIn(address: string): Promise<string> {
  const reply: { success: { token: string } } = JSON.parse(await (await login(address)).text());
  return reply.success.token;
}

async function login(address: string): Promise<Response> {
  return fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'paziente@libretto.example', password: demoPassword }),
  });
}

test('serves the bundled app without a setting', async () => {
  mkdirSync(builtWeb, { recursive: true });
  writeFileSync(join(builtWeb, 'index.html'), '<!doctype html><title>The app</title>');
  const { address, child, ended } = await startServer({ DATA_DIR: folder });
  const page = await fetch(`${address}/webui/primo-avvio`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>The app</title>')]);
  child.kill('SIGTERM');
  await ended;
});

describe('the server refuses to start', () => {
  test('with wrong settings, which it lists, and exits with 1', async () => {
    const end = await runServer({ DATA_DIR: folder, PORT: 'http', DEMO: 'ja' });
    expect(end.code).toBe(1);
    expect(end.output).toContain("PORT is 'http': expected a whole number from 0 to 65535.");
    expect(end.output).toContain("DEMO is 'ja': expected true or false.");
  });

  test('with demo accounts beyond loopback', async () => {
    const end = await runServer({ ...demo(), HOST: '0.0.0.0' });
    expect(end.code).toBe(1);
    expect(end.output).toContain("DEMO is 'true' while HOST is '0.0.0.0'");
  });

  test.each([
    ['a data folder that is a file', () => ({ DATA_DIR: join(import.meta.dirname, 'process.ts') }), 'DATA_DIR is '],
    [
      'a database that does not answer',
      () => ({ DATA_DIR: folder, DATABASE_URL: 'postgres://somebody:Secret-1@127.0.0.1:1/libretto' }),
      'DATABASE_URL is set, but nothing answers: connect ECONNREFUSED 127.0.0.1:1.',
    ],
    [
      'a database file that is none',
      () => {
        writeFileSync(join(folder, 'libretto.sqlite'), 'x'.repeat(4096));
        return { DATA_DIR: folder };
      },
      "DATA_DIR is '{folder}', whose database cannot be opened: file is not a database.",
    ],
    [
      'a database of a newer version',
      () => {
        const database = new DatabaseSync(join(folder, 'libretto.sqlite'));
        database.exec('create table kysely_migration (name text, timestamp text)');
        database.exec("insert into kysely_migration values ('9999-newest', '2030-01-01')");
        database.close();
        return { DATA_DIR: folder };
      },
      'The database was last used by a newer Libretto: its schema has 9999-newest, which this version does not know.',
    ],
    [
      'a store whose key is missing',
      () => {
        mkdirSync(join(folder, 'blobs/ab'), { recursive: true });
        writeFileSync(join(folder, 'blobs/ab', `ab${'0'.repeat(30)}`), 'LB1');
        return { DATA_DIR: folder };
      },
      'The key is missing: there is no file {folder}/blobs.key, and BLOB_KEY is not set.',
    ],
    ['an address that is not its own', () => ({ DATA_DIR: folder, HOST: '192.0.2.1' }), "HOST is '192.0.2.1'"],
  ])('with %s, and explains the reason', async (_what, settings, reason) => {
    const end = await runServer(settings());
    expect(end.code).toBe(1);
    expect(end.output).toContain(`The server could not start. ${reason.replace('{folder}', folder)}`);
    expect(end.output).not.toMatch(/^ {4}at |Secret-1/m);
  });

  test('on a port in use', async () => {
    const first = await startServer(demo());
    const port = new URL(first.address).port;
    const second = await runServer({ DATA_DIR: join(folder, 'other'), PORT: port });
    expect(second.output).toContain(`PORT is '${port}', where it cannot listen: listen EADDRINUSE`);
    first.child.kill('SIGTERM');
    await first.ended;
  });

  test('beyond loopback with demo accounts in its database', async () => {
    const first = await startServer(demo());
    first.child.kill('SIGTERM');
    await first.ended;
    const end = await runServer({ DATA_DIR: folder, HOST: '0.0.0.0' });
    expect(end.code).toBe(1);
    expect(end.output).toContain("HOST is '0.0.0.0' and the database has the demo accounts");
  });

  test('a second time on the same data folder', async () => {
    const first = await startServer(demo());
    const second = await runServer(demo());
    expect(second.code).toBe(1);
    expect(second.output).toContain(`is in use by another Libretto server (process ${first.child.pid})`);
    expect((await login(first.address)).status).toBe(200);
    first.child.kill('SIGTERM');
    const end = await first.ended;
    expect(end.code).toBe(0);
    // The README documents this line.
    expect(end.output).toContain(`the app is at ${first.address}/webui/`);
    expect(end.output).toContain('Libretto-Demo-2026!');
    for (const name of ['paziente', 'paziente2', 'dottore', 'admin']) {
      expect(end.output).toContain(`${name}@libretto.example`);
    }
  });

  test('on a port in use, and releases the folder', async () => {
    const first = await startServer(demo());
    const other = mkdtempSync(join(tmpdir(), 'libretto-test-'));
    const second = await runServer({ DATA_DIR: other, PORT: new URL(first.address).port });
    expect(second.code).toBe(1);
    expect(second.output).toContain('EADDRINUSE');
    first.child.kill('SIGTERM');
    await first.ended;
    const again = await startServer({ DATA_DIR: other });
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
    rmSync(other, { recursive: true, force: true });
  });

  test('without its database', async () => {
    const end = await runServer({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody:segreta@127.0.0.1:1/none' });
    expect(end.code).toBe(1);
    expect(end.output).toContain('ECONNREFUSED');
    expect(end.output).not.toContain('segreta');
  });
});

describe('a server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('ends well at %s and keeps its data and sessions', async (signal) => {
    const first = await startServer(demo());
    const token = await signIn(first.address);
    first.child.kill(signal);
    expect(await first.ended).toMatchObject({ code: 0, signal: null });

    const second = await startServer(demo());
    const answer = await fetch(`${second.address}/api/getTaccuinos/1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toHaveLength(10);
    second.child.kill('SIGTERM');
    await second.ended;
  });

  test('answers requests in progress before it exits', async () => {
    const { address, child, ended } = await startServer(demo());
    const token = await signIn(address);
    const body = JSON.stringify({ contenuto: { testo: 'non perdermi' } });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const sending = request(`${address}/api/bozze/modulo`, { method: 'PUT', headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      sending.on('error', reject);
      sending.write(body.slice(0, 10));
      // A response to a later request proves that the head has arrived.
      sending.on('socket', async () => {
        await fetch(`${address}/api/health`);
        child.kill('SIGTERM');
        sending.end(body.slice(10));
      });
    });
    expect(await answered).toBe(200);
    expect((await ended).code).toBe(0);
    const again = await startServer(demo());
    const draft = await fetch(`${again.address}/api/bozze/modulo`, { headers: { authorization: `Bearer ${token}` } });
    expect(await draft.json()).toMatchObject({ contenuto: { testo: 'non perdermi' } });
    again.child.kill('SIGTERM');
    await again.ended;
  });

  test('rejects a body that is too large before reading it', async () => {
    const { address, child, ended } = await startServer(demo());
    const token = await signIn(address);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': 50_000_000,
    };
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${address}/api/taccuino/`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.write('{');
    });
    expect(status).toBe(413);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});

test('killed between a change and its audit entry has stored neither', async () => {
  const owner = await makeServer('postgres');
  const settings = { DATA_DIR: folder, DATABASE_URL: owner.parts.config.DATABASE_URL, DEMO: 'true' };
  const { address, child, ended } = await startServer(settings);
  const headers = { authorization: `Bearer ${await signIn(address)}`, 'content-type': 'application/json' };
  const contact = { id_contatto_tipologia: 0, contatto_nominativo: 'Nessuna traccia', contatto_telefono: '0511234567' };
  const body = JSON.stringify({ ...contact, id_livello_confidenzialita: 1 });
  const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%into "audit"%'`;
  await owner.database.transaction().execute(async (transaction) => {
    // Blocks appends to the audit.
    await sql`lock table audit in exclusive mode`.execute(transaction);
    const sending = fetch(`${address}/api/salva/contattialtro/0`, { method: 'POST', headers, body });
    const unanswered = expect(sending).rejects.toThrow();
    await expect.poll(async () => (await waiting.execute(owner.database)).rows[0]?.n).toBe(1);
    child.kill('SIGKILL');
    await ended;
    await unanswered;
  });
  await expect.poll(async () => (await waiting.execute(owner.database)).rows[0]?.n).toBe(0);
  const kept = owner.database.selectFrom('contatti').selectAll().where('contatto_nominativo', '=', 'Nessuna traccia');
  expect(await kept.execute()).toEqual([]);
  await owner.close();
});
