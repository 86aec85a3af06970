import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTestedWhole, makeServer, noon, onBothDatabases, type TestServer } from '../../../test/server.ts';
import { dummyHash, hashPassword } from './password.ts';

const password = 'Un-Ponte-Sul-Reno-1984!';

onBothDatabases('session', (kind) => {
  let now = noon;
  let server: TestServer;
  let hash: string;
  let addresses = 0;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
    hash = await hashPassword(password);
  });
  afterAll(() => server.close());

  const newAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`;
  const account = async () => {
    const person = await server.person();
    await server.database
      .updateTable('utenti')
      .set({ password_hash: hash })
      .where('id_utente', '=', person.id_utente)
      .execute();
    return person;
  };
  const login = (email: string, secret: string, address: string) =>
    server.call('POST', '/api/user/login', { body: { email, password: secret }, address });

  // covers C-04 K-21
  test('returns token, user ID and an end in 120 minutes', async () => {
    const { email, id_utente } = await account();
    const answer = await login(email, password, newAddress());
    expect(answer.status).toBe(200);
    expect(answer.body.success.user).toEqual({ id_utente });
    expect(Date.parse(answer.body.success.expires_at)).toBe(now + 120 * 60_000);
    expect(Buffer.from(answer.body.success.token, 'base64url')).toHaveLength(32);
    const patient = await server.call('GET', `/api/patient/${id_utente}`, { token: answer.body.success.token });
    expect(patient.status).toBe(200);
  });

  test('ignores the case of the email', async () => {
    const { email } = await account();
    expect((await login(email.toUpperCase(), password, newAddress())).status).toBe(200);
  });

  test('stores no token', async () => {
    const { email } = await account();
    const { token } = (await login(email, password, newAddress())).body.success;
    const rows = await server.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  // covers M-17
  test('answers identically to a wrong password and an unknown address', async () => {
    const { email } = await account();
    const wrong = await login(email, 'sbagliata', newAddress());
    const unknown = await login('nessuno@libretto.example', 'sbagliata', newAddress());
    expect(wrong.status).toBe(401);
    expect(wrong.body.title).toBe('Wrong username or password');
    expect(unknown.text).toBe(wrong.text);
  });

  test('checks unknown accounts against a hash of the same cost', async () => {
    const cost = (text: string) => text.split('$').slice(1, 4);
    expect(cost(dummyHash)).toEqual(cost(hash));
    expect(cost(hash)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
  });

  // covers V-02
  test.each([
    {},
    { email: 'a@b.it' },
    { password: 'x' },
    { email: '', password: 'x' },
    { email: 'a@b.it', password: '' },
  ])('requires email and password: %j', async (body) => {
    expect((await server.call('POST', '/api/user/login', { body })).status).toBe(422);
  });

  // covers C-07
  test('ends the session on the server at logout', async () => {
    const { token, id_utente } = await account();
    expect((await server.call('GET', '/api/user/logout', { token })).status).toBe(204);
    expect((await server.call('GET', `/api/patient/${id_utente}`, { token })).status).toBe(401);
    expect((await server.call('GET', '/api/user/logout', { token })).status).toBe(401);
  });

  // covers K-21
  test('ends a session after 120 minutes despite activity', async () => {
    const { token, id_utente } = await account();
    const start = now;
    for (; now < start + 120 * 60_000; now += 300_000) {
      expect((await server.call('GET', `/api/patient/${id_utente}`, { token })).status).toBe(200);
    }
    expect((await server.call('GET', `/api/patient/${id_utente}`, { token })).status).toBe(401);
  });

  // covers K-19
  test('ends a session after 600 seconds of inactivity on the server', async () => {
    const { token, id_utente } = await account();
    now += 600_000;
    expect((await server.call('POST', '/api/user/keepAlive', { token })).status).toBe(200);
    now += 600_000;
    expect((await server.call('GET', `/api/patient/${id_utente}`, { token })).status).toBe(200);
    now += 600_001;
    expect((await server.call('GET', `/api/patient/${id_utente}`, { token })).status).toBe(401);
  });

  test('keeps a session across a server restart', async () => {
    const { token, id_utente } = await account();
    now += 500_000;
    await server.call('POST', '/api/user/keepAlive', { token });
    const { createApp } = await import('../../app.ts');
    const other = await createApp({ ...server.parts, logTo: { write: () => {} } });
    now += 500_000;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await other.inject({ url: `/api/patient/${id_utente}`, headers });
    await other.close();
    expect(answer.statusCode).toBe(200);
  });

  test('rejects demo accounts and their sessions outside demo mode', async () => {
    const { email, id_utente, token } = await account();
    await server.database.updateTable('utenti').set({ demo: 1 }).where('id_utente', '=', id_utente).execute();
    expect((await login(email, password, newAddress())).status).toBe(401);
    expect((await server.call('GET', `/api/patient/${id_utente}`, { token })).status).toBe(401);
  });

  test('throttles guesses with a retry time, after which the right password works', async () => {
    const { email } = await account();
    const address = newAddress();
    for (let i = 0; i < 5; i++) expect((await login(email, 'sbagliata', address)).status).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const refused = await login(email, password, address);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers['retry-after']);
      waits.push(wait);
      now += wait * 1000;
      expect((await login(email, 'sbagliata', address)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    now += 16_000;
    expect((await login(email, password, address)).status).toBe(200);
  });

  test('counts concurrent guesses', async () => {
    const { email } = await account();
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'sbagliata', address)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  // The counters are those of the tests above.
  if (!isTestedWhole(kind)) return;

  test('throttles an address that guesses at many accounts', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await login(`a${i}@libretto.example`, 'sbagliata', address)).status);
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  test('lets the owner sign in at once from a known address during an attack', async () => {
    const { email } = await account();
    const home = newAddress();
    expect((await login(email, password, home)).status).toBe(200);
    let refusals = 0;
    for (let i = 0; i < 60; i++) if ((await login(email, 'sbagliata', newAddress())).status === 429) refusals += 1;
    expect(refusals).toBeGreaterThan(0);
    expect((await login(email, password, home)).status).toBe(200);
  });

  test('lets the owner sign in from a new address after a minute at most during an attack', async () => {
    const { email } = await account();
    for (let i = 0; i < 60; i++) await login(email, 'sbagliata', newAddress());
    const refused = await login(email, password, newAddress());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    now += 60_000;
    expect((await login(email, password, newAddress())).status).toBe(200);
  });
});
