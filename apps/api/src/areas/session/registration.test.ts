import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { extractLinkCode, mailsTo } from '../../../test/mail-queue.ts';
import { makeServer, noon, onBothDatabases, type TestServer } from '../../../test/server.ts';
import { runMaintenance } from '../../maintenance.ts';
import { beginAttempt } from './throttle.repository.ts';

const hour = 3_600_000;

onBothDatabases('registration', (kind) => {
  let now = noon;
  let server: TestServer;
  let email: string;
  let people = 0;
  let addresses = 0;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  beforeEach(() => {
    people += 1;
    email = `nuova${people}@libretto.example`;
  });
  afterAll(() => server.close());

  const newAddress = () => `10.2.${addresses >> 8}.${addresses++ & 255}`;
  const password = 'Tre-Gatti-Sul-Tetto-41!';
  const form = () => ({
    nome: 'Nilde',
    cognome: 'Iotti',
    email,
    password,
    conferma_password: password,
    termini: true,
  });
  const register = (change: object = {}, address = newAddress()) =>
    server.call('POST', '/api/user/register', { body: { ...form(), ...change }, address });
  const confirm = (codice: string, address = newAddress(), secret = password) =>
    server.call('POST', '/api/user/register/confirm', { body: { codice, password: secret }, address });
  const login = (secret = password) =>
    server.call('POST', '/api/user/login', { body: { email, password: secret }, address: newAddress() });
  const codes = async () => (await mailsTo(server, email)).map(extractLinkCode);

  test('signs in and has an own record after following the link', async () => {
    expect(await register()).toMatchObject({ status: 202, body: { spedisce: false } });
    const [code = ''] = await codes();
    expect(await confirm(code)).toMatchObject({ status: 200, body: { email } });
    // The operator has nothing left to pass on.
    expect(await codes()).toEqual([]);
    const { token, user } = (await login()).body.success;
    const patient = (await server.call('GET', `/api/patient/${user.id_utente}`, { token })).body;
    expect(patient).toMatchObject({
      paziente_nome: 'Nilde',
      paziente_cognome: 'Iotti',
      paziente_email: email,
      paziente_sesso: 'unknown',
    });
    const may = async (data: string) =>
      (await server.call('POST', '/api/security/hasPermission', { token, body: { data } })).body.data;
    expect(await may('aggiungiesame')).toBe(true);
    expect(await may('aggiungitaccuino')).toBe(false);
    expect(await may('admin')).toBe(false);
  });

  test('answers sign-ins before the confirmation as for an unknown account', async () => {
    await register();
    await mailsTo(server, email);
    const pending = await login();
    email = 'mai.vista@libretto.example';
    const unknown = await login();
    expect(pending.status).toBe(401);
    expect(pending.text).toBe(unknown.text);
    expect(
      await server.database.selectFrom('utenti').selectAll().where('email', 'like', 'nuova%').execute(),
    ).not.toContainEqual(expect.objectContaining({ email }));
  });

  // covers V-03
  test.each(['nome', 'cognome', 'email'])('requires %s', async (field) => {
    for (const value of [undefined, '', '   ']) {
      const answer = await register({ [field]: value });
      expect(answer.status).toBe(422);
      expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([`/${field}`]);
    }
  });

  test.each([
    'nessuno',
    'a@',
    '@b.it',
    'a b@c.it',
    'a@b.it\r\nBcc: x@y.it',
    'a@b.it,c@d.it',
    `${'a'.repeat(250)}@b.it`,
  ])('rejects the email %j', async (wrong) => {
    const answer = await register({ email: wrong });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe('/email');
  });

  // covers V-04
  test('requires equal passwords', async () => {
    const answer = await register({ conferma_password: `${password}?` });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: '/conferma_password', code: 'mismatch' }]);
  });

  // covers V-05
  test.each([false, undefined, 'true', 1])('requires accepted terms: rejects %j', async (termini) => {
    const answer = await register({ termini });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual(['/termini']);
  });

  // covers V-06
  test('creates no second account for an address, notifies its owner and answers as usual', async () => {
    const fresh = await register();
    const person = await server.person();
    for (const taken of [person.email, person.email.toUpperCase()]) {
      const answer = await register({ email: taken, lingua: 'en' });
      expect([answer.status, answer.text]).toEqual([fresh.status, fresh.text]);
    }
    const mails = await mailsTo(server, person.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toContain('already has an account');
    expect(mails[0]).toMatch(/^http:\S+\/webui\/login$/m);
    expect(mails[0]).not.toMatch(/codice=|Nilde/);
    const pending = server.database.selectFrom('registrations').selectAll().where('email', '=', person.email);
    expect(await pending.execute()).toEqual([]);
  });

  // covers V-07
  test('lists all faults of a password', async () => {
    const answer = await register({ password: 'gatto', conferma_password: 'gatto' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject(
      ['too-short', 'no-upper', 'no-digit', 'no-special'].map((code) => ({ path: '/password', code })),
    );
  });

  // covers V-08
  test.each([
    ['Password1234!', 'common'],
    ['Nilde-Iotti-46!', 'personal'],
    ['Qw1!Qw1!Qw1!', 'pattern'],
  ])('rejects %s as %s', async (weak, code) => {
    const answer = await register({ password: weak, conferma_password: weak });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: '/password', code }]);
  });

  test('requires the password of the registration to use a link', async () => {
    const theirs = 'Sette-Lune-Di-Giove-9!';
    await register({ password: theirs, conferma_password: theirs });
    await register();
    const mails = await codes();
    expect(mails).toHaveLength(2);
    const answers = await Promise.all(mails.map((code) => confirm(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toMatchObject([{ path: '/password', code: 'wrong' }]);
    expect((await login(theirs)).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  test('keeps the link after a mistyped password', async () => {
    await register();
    const [code = ''] = await codes();
    expect((await confirm(code, newAddress(), `${password}?`)).status).toBe(422);
    expect((await confirm(code)).status).toBe(200);
  });

  test('accepts a link once', async () => {
    await register();
    const [code = ''] = await codes();
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await confirm(code)).body.code).toBe('wrong-code');
  });

  test('accepts a link for 48 hours', async () => {
    await register();
    const [first = ''] = await codes();
    now += 48 * hour;
    expect((await confirm(first)).status).toBe(401);
    await register();
    const second = (await codes()).at(-1) ?? '';
    now += 48 * hour - 1;
    expect((await confirm(second)).status).toBe(200);
  });

  test('rejects a made-up link', async () => {
    const answer = await confirm('A'.repeat(43));
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('wrong-code');
  });

  test("confirms only the password of the link's own request", async () => {
    await register();
    const [own = ''] = await codes();
    await register({ password: 'Password-Di-Un-Altro-99', conferma_password: 'Password-Di-Un-Altro-99' });
    const [, foreign = ''] = await codes();
    expect((await confirm(own)).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await login('Password-Di-Un-Altro-99')).status).toBe(401);
    expect((await confirm(foreign)).status).toBe(401);
    const left = await server.database.selectFrom('registrations').selectAll().where('email', '=', email).execute();
    expect(left).toEqual([]);
  });

  test('stores neither code nor password', async () => {
    await register();
    const [code = ''] = await codes();
    await server.database.updateTable('mail').set({ text: null }).execute();
    const tables = ['registrations', 'utenti', 'mail', 'throttle'] as const;
    const rows = await Promise.all(tables.map((table) => server.database.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(server.logs.join('')).not.toContain(code);
  });

  test('stores when the terms were accepted', async () => {
    const accepted = new Date(now).toISOString();
    await register();
    const [code = ''] = await codes();
    now += hour;
    await confirm(code);
    const user = await server.database
      .selectFrom('utenti')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(user.terms_accepted_at).toBe(accepted);
  });

  test('deletes unconfirmed registrations', async () => {
    await register();
    await mailsTo(server, email);
    const { database, blobs, clock } = server.parts;
    const left = async () =>
      (await database.selectFrom('registrations').selectAll().where('email', '=', email).execute()).length;
    now += 47 * hour;
    await runMaintenance({ database, blobs, clock, log: server.app.log });
    expect(await left()).toBe(1);
    now += 2 * hour;
    await runMaintenance({ database, blobs, clock, log: server.app.log });
    expect(await left()).toBe(0);
  });

  test('limits mails to one mailbox, whatever the address of the requests', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await register()).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
    expect(await mailsTo(server, email)).toHaveLength(5);
    const refused = await register();
    now += Number(refused.headers['retry-after']) * 1000;
    expect((await register()).status).toBe(202);
  });

  test('throttles an address that registers many accounts', async () => {
    const address = newAddress();
    for (let i = 0; i < 59; i++)
      expect(await beginAttempt(server.database, { purpose: 'register', email: `molti${i}`, address }, now)).toBe(0);
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) {
      email = `molti${people}.${i}@libretto.example`;
      statuses.push((await register({}, address)).status);
    }
    expect(statuses).toEqual([202, 429, 429]);
  });

  test('throttles an address that guesses links', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await confirm(String(i).padStart(43, 'x'), address)).status);
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});
