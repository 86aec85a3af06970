import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, password, type TestServer } from '../../../test/server.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

onBothDatabases('open sessions', (kind) => {
  let now = noon;
  let server: TestServer;
  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());

  test('are listed with their device and can be ended one by one, or all but the current one', async () => {
    const person = await server.person();
    const signIn = async (address: string): Promise<string> => {
      const headers = { 'user-agent': firefox };
      const body = { email: person.email, password };
      return (await server.call('POST', '/api/user/login', { body, address, headers })).body.success.token;
    };
    const list = async (token: string) => server.call('GET', '/api/user/sessioni', { token });
    const end = (path: string, token: string) => server.call('POST', `/api/user/sessioni/${path}`, { token });

    const lost = await signIn('192.0.2.1');
    now += 60_000;
    const kept = await signIn('192.0.2.2');
    const { body } = await list(kept);
    const session = { id_sessione: expect.any(Number), dispositivo: 'Firefox, Windows' };
    expect(body).toEqual([
      {
        ...session,
        indirizzo: '192.0.2.2',
        dal: '2026-03-21T11:01:00.000Z',
        ultimo_uso: '2026-03-21T11:01:00.000Z',
        corrente: true,
      },
      {
        ...session,
        indirizzo: '192.0.2.1',
        dal: '2026-03-21T11:00:00.000Z',
        ultimo_uso: '2026-03-21T11:00:00.000Z',
        corrente: false,
      },
    ]);
    expect((await end(`${body[1].id_sessione}/fine`, kept)).status).toBe(204);
    expect([(await list(lost)).status, (await list(kept)).status]).toEqual([401, 200]);
    expect((await list(kept)).body).toHaveLength(1);

    const others = [await signIn('192.0.2.3'), await signIn('192.0.2.4')];
    expect((await end('fine', kept)).status).toBe(204);
    expect(await Promise.all(others.map(async (token) => (await list(token)).status))).toEqual([401, 401]);
    expect((await list(kept)).body.map(({ indirizzo }: { indirizzo: string }) => indirizzo)).toEqual(['192.0.2.2']);

    await signIn('192.0.2.5');
    now += 9 * 60_000;
    expect((await list(kept)).body).toHaveLength(2);
    now += 2 * 60_000;
    expect((await list(kept)).body).toHaveLength(1);
  });
});
