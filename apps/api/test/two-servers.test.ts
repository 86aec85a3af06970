// Two processes on one PostgreSQL and one object store, with concurrent requests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenChains } from '../src/areas/audit/audit.repository.ts';
import { queueMail } from '../src/mail/mail.repository.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startObjectStore } from './object-store.ts';
import { type StandIn, startPayPal } from './paypal-server.ts';
import { buildBundle, removeBundle, type Started, startServer } from './process.ts';
import { makeServer, type Person, password, type TestServer } from './server.ts';

let folder: string;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let paypal: StandIn;
let post: MailServer;
let owner: TestServer;
let servers: [Started, Started];

beforeAll(async () => {
  await buildBundle();
  folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
  [store, paypal, post] = await Promise.all([startObjectStore(), startPayPal(), startMailServer()]);
  const settings = {
    ...store.settings,
    ...paypal.settings,
    SMTP_URL: post.url,
    MAIL_FROM: 'noreply@libretto.example',
    PUBLIC_URL: 'https://libretto.example',
  };
  owner = await makeServer('postgres', { clock: Date.now, settings });
  const start = (name: string) =>
    startServer({ ...settings, DATABASE_URL: owner.parts.config.DATABASE_URL, DATA_DIR: join(folder, name) });
  servers = await Promise.all([start('first'), start('second')]);
}, 180_000);
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }
  await owner.close();
  await Promise.all([store.close(), paypal.close(), post.close()]);
  removeBundle();
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  token?: string;
  body?: unknown;
  tag?: string | undefined;
}

async function request(which: number, method: string, path: string, { token, body, tag }: Sent = {}) {
  const response = await fetch(`${servers[which % 2 === 0 ? 0 : 1].address}/api/${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(tag !== undefined && { 'if-match': tag }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    tag: response.headers.get('etag') ?? undefined,
    body: isJson ? JSON.parse(text) : text,
  };
}

const runConcurrently = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const signIn = (which: number, { email }: Person, secret = password) =>
  request(which, 'POST', 'user/login', { body: { email, password: secret } });

test('a session is valid at both servers until it ends at either', async () => {
  const person = await owner.person();
  const { token } = (await signIn(0, person)).body.success;
  const list = `visitePatient/${person.id_paziente}`;
  expect((await request(1, 'GET', list, { token })).status).toBe(200);
  await request(1, 'GET', 'user/logout', { token });
  expect((await request(0, 'GET', list, { token })).status).toBe(401);
});

test('password guesses at both servers share one limit', async () => {
  const person = await owner.person();
  const answers = await runConcurrently(24, (index) => signIn(index, person, 'Indovinata-2026!'));
  const tried = answers.filter(({ status }) => status === 401);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(24 - tried.length);
  // Five failures are free in total; independent servers would allow ten.
  expect(tried.length).toBeLessThan(10);
  for (const which of [0, 1])
    expect(answers.some(({ status }, index) => index % 2 === which && status === 429)).toBe(true);
});

test('concurrent writes through both servers extend one audit chain', async () => {
  const person = await owner.person();
  const { token } = person;
  const contact = (index: number) => ({
    id_contatto_tipologia: 10,
    contatto_nominativo: `Contatto ${index}`,
    contatto_telefono: '0511234567',
    id_livello_confidenzialita: 1,
  });
  const saved = await runConcurrently(40, (index) =>
    request(index, 'POST', 'salva/contattiemergenza/0', { token, body: contact(index) }),
  );
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = new Set(saved.map(({ body }) => body.id_contatto));
  expect(ids.size).toBe(40);
  const { totale } = (await request(0, 'GET', 'audit', { token })).body;
  expect(totale).toBe(40);
  expect(await findBrokenChains(owner.database)).toEqual([]);
});

test('of two concurrent changes one is rejected and none lost', async () => {
  const person = await owner.person();
  const { token } = person;
  const visit = (words: string) => ({
    visita_data: '2026-03-01',
    visita_motivazione: words,
    visita_osservazioni: words,
    visita_conclusioni: words,
  });
  const { id_visita } = (await request(0, 'POST', 'salva/visite/0', { token, body: visit('prima') })).body;
  for (let round = 0; round < 8; round++) {
    const [read] = (await request(round, 'GET', `visitePatient/${person.id_paziente}`, { token })).body;
    const tag = `"${read.versione}"`;
    const answers = await runConcurrently(4, (index) =>
      request(index, 'POST', `salva/visite/${id_visita}`, { token, tag, body: visit(`giro ${round}, ${index}`) }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const kept = (await request(round + 1, 'GET', `visitePatient/${person.id_paziente}`, { token })).body[0];
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(kept.visita_motivazione).toBe(winner.visita_motivazione);
  }
});

test('an order captured at both servers is paid once', async () => {
  const person = await owner.person([]);
  const { token } = person;
  const [plan] = (await request(0, 'GET', `sottoscrizioni/${person.id_utente}`, { token })).body.contratti;
  const sale = { planid: plan.id, impronta: plan.impronta };
  const order = (await request(0, 'POST', 'paypal/order', { token, body: sale })).body;
  paypal.approve(order.orderId);
  const body = { ...order, planid: plan.id };
  const answers = await runConcurrently(8, (index) => request(index, 'POST', 'paypal/order/capture', { token, body }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
  expect(paypal.captures.size).toBe(1);
  const granted = owner.database.selectFrom('utenti_licenze').select('id').where('id_utente', '=', person.id_utente);
  expect(await granted.execute()).toHaveLength(1);
});

test('each mail is sent once by either server', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `posta${index}@libretto.example`);
  for (const to of names) await queueMail(owner.database, { kind: 'password-changed', to, language: 'it' }, Date.now());
  const people = await runConcurrently(2, () => owner.person());
  await runConcurrently(2, (index) =>
    request(index, 'POST', 'user/password/reset', { body: { email: people[index]?.email } }).then(({ status }) =>
      expect(status).toBeLessThan(300),
    ),
  );
  const waiting = () => owner.database.selectFrom('mail').select('id_mail').where('state', '!=', 'sent').execute();
  await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
  const all = [...names, ...people.map(({ email }) => email)].sort();
  expect(post.mails.flatMap(({ to }) => to).sort()).toEqual(all);
});

test('a file uploaded at one server is served by the other and stored encrypted', async () => {
  const { token, id_paziente } = await owner.person();
  const file = {
    file: `data:text/plain;base64,${Buffer.from('il referto di Ada').toString('base64')}`,
    file_nome: 'referto.txt',
    file_type: 'text/plain',
    type: 'documento',
    data_rilievo: '2026-03-01',
    id_livello_confidenzialita: 1,
  };
  const { id_file } = (await request(0, 'POST', 'files', { token, body: file })).body;
  const listed = (await request(1, 'GET', `getFiles/${id_paziente}`, { token })).body;
  expect(JSON.stringify(listed)).toContain('referto.txt');
  const ticket = JSON.stringify((await request(0, 'GET', `getDRoute/${id_file}`, { token })).body);
  const path = /\/api\/([^"]+)/.exec(ticket)?.[1] ?? '';
  expect((await request(1, 'GET', path)).body).toBe('il referto di Ada');
  expect(store.content()).not.toContain('referto di Ada');
});

test('maintenance runs on one server', async () => {
  const jobs = await owner.database.selectFrom('jobs').select('name').execute();
  expect(jobs).toEqual([{ name: 'housekeeping' }]);
  for (const which of [0, 1]) expect((await request(which, 'GET', 'ready')).status).toBe(200);
});
