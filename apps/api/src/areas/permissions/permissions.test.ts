import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type TestServer } from '../../../test/server.ts';

onBothDatabases('permissions', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());

  // covers C-03 P-01
  test('says what the subscription includes, and no to what nobody has heard of', async () => {
    const { token } = await server.person(['aggiungitaccuino']);
    const ask = async (data: string) =>
      (await server.call('POST', '/api/security/hasPermission', { token, body: { data } })).body;
    expect(await ask('aggiungitaccuino')).toEqual({ data: true });
    expect(await ask('modificataccuino')).toEqual({ data: false });
    expect(await ask('admin')).toEqual({ data: false });
    expect(await ask('inventata')).toEqual({ data: false });
    expect(await ask('')).toEqual({ data: false });
  });
});
