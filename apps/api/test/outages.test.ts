import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { freshPostgres, makeServer, noon, password, type TestServer } from './server.ts';

const contact = {
  id_contatto_tipologia: 0,
  contatto_nominativo: 'Anna Bianchi',
  contatto_telefono: '0511234567',
  id_livello_confidenzialita: 1,
};

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test('a full disk rejects writes, keeps stored data and allows reading', async () => {
  const made = await makeServer('sqlite');
  server = made;
  const { token, id_utente } = await made.person();
  const save = () => made.call('POST', '/api/salva/contattialtro/0', { token, body: contact });
  const count = async () => (await made.call('GET', `/api/moreContactsGet/${id_utente}`, { token })).body.length;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(made.database);
  // Limit the file to its current size, so that no page can be added.
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(made.database);
  let kept = 0;
  let last = await save();
  for (; last.status === 200 && kept < 500; last = await save()) kept += 1;
  expect(last.status).toBe(503);
  expect(last.headers['retry-after']).toBe('5');
  expect(await count()).toBe(kept);
  const audited = await made.database.selectFrom('audit').selectAll().execute();
  expect(audited).toHaveLength(kept);
  await sql`pragma max_page_count = 1000000`.execute(made.database);
  expect((await save()).status).toBe(200);
  expect(await count()).toBe(kept + 1);
});

test('a full disk makes sign-ins fail and the server not ready', async () => {
  let now = noon;
  const made = await makeServer('sqlite', { clock: () => now });
  server = made;
  const { email } = await made.person();
  const signIn = () => made.call('POST', '/api/user/login', { body: { email, password } });
  const ready = async () => (await made.call('GET', '/api/ready')).status;
  expect([(await signIn()).status, await ready()]).toEqual([200, 200]);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(made.database);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(made.database);
  let last = 200;
  for (let i = 0; last === 200 && i < 300; i += 1) last = (await signIn()).status;
  expect(last).toBe(503);
  now += 10_000;
  expect(await ready()).toBe(503);
  await sql`pragma max_page_count = 1000000`.execute(made.database);
  now += 10_000;
  expect([(await signIn()).status, await ready()]).toEqual([200, 200]);
});

/** A TCP proxy between the server and its database. */
class TcpProxy {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  readonly #target: URL;
  port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async open(how: 'through' | 'silent' = 'through'): Promise<void> {
    const server = createServer((near) => {
      this.#sockets.add(near);
      near.on('error', () => near.destroy());
      if (how === 'silent') return;
      const far = connect(Number(this.#target.port), this.#target.hostname);
      this.#sockets.add(far);
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      near.pipe(far).pipe(near);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address !== null) this.port = address.port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }
}

test('an unavailable database is reported, and service continues after it returns', async () => {
  const postgres = await freshPostgres();
  const line = new TcpProxy(inject('postgresUrl'));
  await line.open();
  const url = new URL(postgres.url);
  url.port = String(line.port);
  const made = await makeServer('postgres', { settings: { DATABASE_URL: url.href } });
  const { token, id_utente } = await made.person();
  const save = () => made.call('POST', '/api/salva/contattialtro/0', { token, body: contact });
  const count = async () => (await made.call('GET', `/api/moreContactsGet/${id_utente}`, { token })).body.length;
  expect((await save()).status).toBe(200);

  // With many requests in progress: each must report whether it was saved.
  const many = Array.from({ length: 30 }, save);
  await line.cut();
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect((await save()).status).toBe(503);
  expect((await made.call('GET', '/api/ready')).status).toBe(503);

  await line.open('silent');
  expect((await save()).status).toBe(503);
  await line.cut();

  await line.open();
  await expect.poll(async () => (await save()).status).toBe(200);
  expect(await count()).toBeGreaterThanOrEqual(2 + statuses.filter((status) => status === 200).length);
  const changes = await made.database.selectFrom('contatti').select('id_contatto').execute();
  const audited = await made.database.selectFrom('audit').select('id_record').execute();
  expect(audited.map(({ id_record }) => id_record).sort()).toEqual(
    changes.map(({ id_contatto }) => id_contatto).sort(),
  );
  await made.close();
  await line.cut();
  await postgres.drop();
});
