import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type TestServer } from '../../../test/server.ts';
import { hashPassword } from './password.ts';

const day = 86_400_000;
const password = 'Un vagone rosso, 12 gatti';
const password_hash = await hashPassword(password);

onBothDatabases('a system clock change', (kind) => {
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
  const getStatus = async (token: string) => (await server.call('GET', '/api/bozze', { token })).status;

  test('forwards: sessions end and signing in works again', async () => {
    const token = await signIn();
    now += day;
    expect(await getStatus(token)).toBe(401);
    expect(await getStatus(await signIn())).toBe(200);
  });

  test('backwards: a session from the future lasts no longer, and sign-ins are not blocked', async () => {
    now += day;
    const token = await signIn();
    expect(await getStatus(token)).toBe(200);
    now -= day;
    expect(await getStatus(token)).toBe(401);
    expect(await getStatus(await signIn())).toBe(200);
  });

  test('backwards: failed attempts from the future do not block, and guesses are still throttled', async () => {
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
