import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Answer,
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  password,
  type TestServer,
} from '../../../test/server.ts';
import { beginAttempt } from './throttle.repository.ts';

const day = 86_400_000;
const shared = '198.51.100.7';

const getCookie = ({ headers }: Answer) => String(headers['set-cookie'] ?? '');
const getSecret = (answer: Answer) => /^device=([\w-]{43});/.exec(getCookie(answer))?.[1] ?? '';

onBothDatabases('a known device', (kind) => {
  let now = noon;
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    for (const table of ['throttle', 'known_devices', 'known_addresses'] as const)
      await server.database.deleteFrom(table).execute();
    owner = await server.person();
  });

  interface From {
    address?: string;
    device?: string;
  }
  const login = ({ email }: Pick<Person, 'email'>, secret = password, { address = shared, device }: From = {}) =>
    server.call('POST', '/api/user/login', {
      body: { email, password: secret },
      address,
      headers: device === undefined ? {} : { cookie: `theme=dark; device=${device}; lang=it` },
    });
  const guess = async (times: number, person: Pick<Person, 'email'>, from: From = {}) => {
    for (let i = 0; i < times; i++) await login(person, 'sbagliata', from);
  };
  const device = async (person: Person = owner, from: From = {}) => {
    const answer = await login(person, password, from);
    expect(answer.status).toBe(200);
    return getSecret(answer);
  };

  const tried = (email: string) => beginAttempt(server.database, { purpose: 'login', email, address: shared }, now);

  test('receives an HttpOnly, SameSite cookie, stored as hash', async () => {
    const answer = await login(owner);
    const attributes = getCookie(answer).split('; ').slice(1);
    expect(attributes).toEqual(['Path=/api', `Max-Age=${180 * 86_400}`, 'HttpOnly', 'SameSite=Strict']);
    const rows = await server.database.selectFrom('known_devices').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(getSecret(answer));
    expect(getCookie(await login(owner, 'sbagliata'))).toBe('');
  });

  test('signs in at once, 27 of 27 times, after 39 wrong guesses from its address', async () => {
    let secret = await device();
    await guess(39, owner);
    expect((await login(owner)).status).toBe(429);
    const statuses: number[] = [];
    for (let i = 0; i < 27; i++) {
      const answer = await login(owner, password, { device: secret });
      statuses.push(answer.status);
      secret = getSecret(answer);
    }
    expect(statuses).toEqual(Array.from({ length: 27 }, () => 200));
  });

  test('signs in from any address during a distributed attack', async () => {
    const secret = await device();
    for (let i = 0; i < 60; i++) await guess(1, owner, { address: `203.0.113.${i}` });
    expect((await login(owner, password, { address: '192.0.2.1' })).status).toBe(429);
    expect((await login(owner, password, { address: '192.0.2.1', device: secret })).status).toBe(200);
  });

  test('is throttled for its own guesses', async () => {
    const secret = await device();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await login(owner, 'sbagliata', { device: secret })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('has no effect for other accounts or with a made-up secret', async () => {
    const secret = await device();
    const other = await server.person();
    await guess(5, other, { device: secret });
    expect((await login(other, password)).status).toBe(429);
    await guess(5, owner, { device: 'A'.repeat(43) });
    expect((await login(owner, password, { device: 'B'.repeat(43) })).status).toBe(429);
  });

  test('is known to every account that uses it and gets a new secret at each sign-in', async () => {
    const other = await server.person();
    const first = await device();
    const second = await device(other, { device: first });
    expect(second).not.toBe(first);
    for (const person of [owner, other]) {
      await guess(6, person);
      expect((await login(person)).status).toBe(429);
      expect((await login(person, password, { device: first })).status).toBe(429);
    }
    const third = await device(owner, { device: second });
    expect((await login(other, password, { device: third })).status).toBe(200);
  });

  const known = async () => (await server.database.selectFrom('known_devices').selectAll().execute()).length;

  test('is revoked by a new password', async () => {
    await device();
    const chosen = 'Nove-Gatti-Sul-Tetto-77';
    const body = { password_attuale: password, password: chosen, conferma_password: chosen };
    expect((await server.call('POST', '/api/user/password', { token: owner.token, body })).status).toBe(204);
    expect(await known()).toBe(0);
  });

  test('is revoked when all other sessions end, unless it ended them', async () => {
    const secret = await device();
    await device();
    expect(await known()).toBe(2);
    const headers = { cookie: `device=${secret}` };
    const answer = await server.call('POST', '/api/user/sessioni/fine', { token: owner.token, headers });
    expect(answer.status).toBe(204);
    expect(await known()).toBe(1);
    await guess(6, owner);
    expect((await login(owner, password, { device: secret })).status).toBe(200);
  });

  test('expires 180 days after its last sign-in', async () => {
    const secret = await device();
    now += 181 * day;
    await guess(6, owner);
    expect((await login(owner, password, { device: secret })).status).toBe(429);
  });

  test('is limited to twenty per account', async () => {
    for (let i = 0; i < 23; i++) {
      now += 1000;
      await device();
    }
    const rows = await server.database.selectFrom('known_devices').select('last_at').execute();
    expect(rows).toHaveLength(20);
    expect(rows.map(({ last_at }) => Date.parse(last_at)).sort()[0]).toBe(noon + 4000);
  });

  test('guesses at one account do not throttle others from the same address', async () => {
    await guess(39, owner);
    const statuses: number[] = [];
    for (let i = 0; i < 27; i++) {
      await guess(1, owner);
      statuses.push((await login(await server.person())).status);
    }
    expect(statuses).toEqual(Array.from({ length: 27 }, () => 200));
  });

  test('throttles one password tried on many accounts, except for known devices', async () => {
    await device();
    for (let i = 0; i < 60; i++) expect(await tried(`a${i}@libretto.example`)).toBe(0);
    const refused = await login({ email: 'a60@libretto.example' }, 'x');
    expect(refused.status).toBe(429);
    expect((await login(owner)).status).toBe(200);
    expect((await login(await server.person())).status).toBe(429);
    now += 60_000;
    expect((await login(await server.person())).status).toBe(200);
  });

  test('limits an address to three further accounts a minute', async () => {
    let accounts = 0;
    while (now < noon + 10 * 60_000) {
      const wait = await tried(`b${accounts}@libretto.example`);
      if (wait === 0) accounts += 1;
      now += wait;
    }
    expect(accounts).toBeLessThanOrEqual(60 + 3 * 10 + 5);
  });
});

test('sets Secure if the public URL is https', async () => {
  const cookies: string[] = [];
  for (const settings of [{ PUBLIC_URL: 'https://libretto.example' }, { TRUST_PROXY: '1' }]) {
    const server = await makeServer('sqlite', { settings });
    const { email } = await server.person();
    const headers = { 'x-forwarded-proto': 'https' };
    cookies.push(getCookie(await server.call('POST', '/api/user/login', { body: { email, password }, headers })));
    await server.close();
  }
  expect(cookies.every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
});
