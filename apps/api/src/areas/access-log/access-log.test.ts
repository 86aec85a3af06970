import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';
import { runMaintenance } from '../../maintenance.ts';

const day = 86_400_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

onBothDatabases('the access log', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const signIn = async (options: { address?: string; headers?: Record<string, string> } = {}, secret = password) => {
    const body = { email: person.email, password: secret };
    return server.call('POST', '/api/user/login', { body, ...options });
  };
  const log = async (query = '', of = person) =>
    server.call('GET', `/api/fetchSecuritySettings/${person.id_utente}${query}`, { token: of.token });

  // covers E-78 C-80 E-13
  test('lists local date and time, device and address of each sign-in, and marks the current session', async () => {
    now = Date.parse('2026-03-28T23:30:00.000Z');
    await signIn({ address: '192.0.2.7', headers: { 'user-agent': firefox } });
    now = Date.parse('2026-03-29T10:05:00.000Z');
    const { body } = await signIn({ address: '2001:db8::7', headers: { 'user-agent': '' } });
    const own = { ...person, token: body.success.token };
    const access = {
      id_audit: expect.any(Number),
      corrente: false,
      metodo: 'password',
      secondo_passo: null,
      evento: null,
    };
    expect((await log('', own)).body).toEqual({
      totale: 2,
      data: [
        {
          ...access,
          quando: '2026-03-29T10:05:00.000Z',
          audit_data: '2026-03-29',
          audit_time: '12:05',
          dispositivo: null,
          audit_ip: '2001:db8::7',
          corrente: true,
        },
        {
          ...access,
          quando: '2026-03-28T23:30:00.000Z',
          audit_data: '2026-03-29',
          audit_time: '00:30',
          dispositivo: 'Firefox, Windows',
          audit_ip: '192.0.2.7',
        },
      ],
    });
  });

  test('does not list a wrong password', async () => {
    expect((await signIn({}, 'Un-altra-password-1')).status).toBe(401);
    expect((await log()).body).toEqual({ totale: 0, data: [] });
  });

  // covers K-109
  test('returns ten entries a page, newest first', async () => {
    for (let i = 1; i <= 11; i++) {
      now += 1000;
      await signIn({ address: `192.0.2.${i}` });
    }
    const pages = [(await log()).body, (await log('?page=2')).body, (await log('?page=3')).body];
    expect(pages.map(({ totale }) => totale)).toEqual([11, 11, 11]);
    const addresses = pages.map(({ data }) => data.map(({ audit_ip }: { audit_ip: string }) => audit_ip));
    expect(addresses).toEqual([Array.from({ length: 10 }, (_, i) => `192.0.2.${11 - i}`), ['192.0.2.1'], []]);
  });

  //
  test('contains only the own sign-ins', async () => {
    await signIn();
    const stranger = await server.person();
    expect((await log('', stranger)).status).toBe(404);
    const own = await server.call('GET', `/api/fetchSecuritySettings/${stranger.id_utente}`, { token: stranger.token });
    expect(own.body.totale).toBe(0);
  });

  test('keeps entries for two years', async () => {
    await signIn();
    const house = { ...server.parts, log: server.app.log };
    now += 2 * 365 * day;
    await runMaintenance(house);
    const rows = server.database.selectFrom('accessi').selectAll().where('id_utente', '=', person.id_utente);
    expect(await rows.execute()).toHaveLength(1);
    now += 1000;
    await runMaintenance(house);
    expect(await rows.execute()).toEqual([]);
  });
});
