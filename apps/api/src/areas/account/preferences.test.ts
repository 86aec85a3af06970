import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { findMailLanguage } from '../../mail/mail-language.ts';

onBothDatabases('preferences', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const read = async ({ token } = person) => (await server.call('GET', '/api/preferenze', { token })).body;
  const save = (liste_aperte: unknown, { token } = person) =>
    server.call('PUT', '/api/preferenze', { token, body: { liste_aperte } });

  test('remember which lists are open, for each user alone', async () => {
    expect(await read()).toEqual({ liste_aperte: [] });
    const saved = await save(['esami:2', 'farmaci:1']);
    expect([saved.status, saved.body]).toEqual([200, { liste_aperte: ['esami:2', 'farmaci:1'] }]);
    await save(['visite:']);
    expect(await read()).toEqual({ liste_aperte: ['visite:'] });
    expect(await read(await server.person())).toEqual({ liste_aperte: [] });
  });

  test('are limited in number, length and characters', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `lista:${at}`);
    expect((await save(many(100))).status).toBe(200);
    for (const lists of [many(101), ['x'.repeat(65)], [''], ['due', 'due'], ['con spazio'], ['<b>'], [1], 'esami']) {
      expect((await save(lists)).status).toBe(422);
    }
    expect((await read()).liste_aperte).toHaveLength(100);
  });

  test('remember the language of the app, also when only lists are saved', async () => {
    const put = (body: object) => server.call('PUT', '/api/preferenze', { token: person.token, body });
    expect((await put({ liste_aperte: [], lingua: 'en' })).body).toEqual({ liste_aperte: [], lingua: 'en' });
    expect((await save(['visite:'])).body).toEqual({ liste_aperte: ['visite:'], lingua: 'en' });
    expect(await read()).toEqual({ liste_aperte: ['visite:'], lingua: 'en' });
    expect(await findMailLanguage(server.database, person.email)).toBe('en');
    await put({ liste_aperte: ['visite:'], lingua: 'it' });
    expect(await findMailLanguage(server.database, person.email)).toBe('it');
    for (const lingua of ['de', '', null, 1]) expect((await put({ liste_aperte: [], lingua })).status).toBe(422);
    expect(await read()).toEqual({ liste_aperte: ['visite:'], lingua: 'it' });
    const other = await server.person();
    expect(await findMailLanguage(server.database, other.email)).toBeUndefined();
    await save([], other);
    expect(await findMailLanguage(server.database, other.email)).toBeUndefined();
  });

  test('need a session', async () => {
    expect((await server.call('GET', '/api/preferenze')).status).toBe(401);
    expect((await server.call('PUT', '/api/preferenze', { body: { liste_aperte: [] } })).status).toBe(401);
  });
});
