import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type TestServer } from '../../../test/server.ts';
import { hashPassword } from './password.ts';

const day = 86_400_000;
const password = 'Un vagone rosso, 12 gatti';
const password_hash = await hashPassword(password);

onBothDatabases('a clock that is moved while the server runs', (kind) => {
  let now = noon;
  let server: TestServer;
  let email: string;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    const person = await server.person();
    email = person.email;
    await server.database.updateTable('utenti').set({ password_hash }).where('email', '=', email).execute();
  });

  const login = (given = password) =>
    server.call('POST', '/api/user/login', { body: { email, password: given }, address: '10.1.2.3' });
  const signIn = async (): Promise<string> => (await login()).body.success.token;
  const statusOf = async (token: string) => (await server.call('GET', '/api/bozze', { token })).status;

  test('forwards: sessions end, and one signs in again', async () => {
    const token = await signIn();
    now += day;
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(await signIn())).toBe(200);
  });

  test('back: a session of the day that was not yet lasts no day longer, and nobody is kept from signing in', async () => {
    now += day;
    const token = await signIn();
    expect(await statusOf(token)).toBe(200);
    now -= day;
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(await signIn())).toBe(200);
  });

  test('back: who mistyped on the day that was not yet does not wait for it, and guesses are slowed down as ever', async () => {
    now += 30 * day;
    for (let times = 0; times < 5; times += 1) expect((await login('sbagliata')).status).toBe(401);
    expect((await login()).status).toBe(429);
    now -= 30 * day;
    expect((await login('sbagliata')).status).toBe(401);
    const waiting = await login();
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    now += 15 * 60_000;
    expect((await login()).status).toBe(200);
  });
});
