import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { isEverythingFree } from '../../create-context.ts';
import type { Parts } from '../../parts.ts';
import { features } from '../../policy/features.ts';
import {
  administratorRole,
  freeLicence,
  fullLicence,
  grantedFeatures,
  grantLicence,
  grantRole,
  revokeLicence,
} from './permissions.repository.ts';

const day = 86_400_000;

onBothDatabases('permissions', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  beforeEach(async () => {
    now = noon;
    person = await server.person([]);
  });
  afterAll(() => server.close());

  const ask = async (data: string, { token } = person) =>
    (await server.call('POST', '/api/security/hasPermission', { token, body: { data } })).body;
  const granted = async () => [...(await grantedFeatures(server.database, person.id_utente, now))].sort();
  const grant = (licence: number, from: number, to: number | null) =>
    grantLicence(server.database, person.id_utente, licence, { from, to }, 'admin');

  // covers C-03 P-01
  test('returns true for included features and false for unknown ones', async () => {
    const painter = await server.person(['aggiungitaccuino']);
    expect(await ask('aggiungitaccuino', painter)).toEqual({ data: true });
    for (const name of ['modificataccuino', 'admin', 'inventata', 'AGGIUNGITACCUINO', '', 'constructor']) {
      expect(await ask(name, painter)).toEqual({ data: false });
    }
  });

  test('contains every required feature', async () => {
    const rows = await server.database.selectFrom('permessi').select('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...features]));
  });

  describe('a licence', () => {
    test('grants the features of its roles', async () => {
      await grant(freeLicence, now, null);
      const free = await granted();
      expect(free).toContain('aggiungiesame');
      expect(free).not.toContain('aggiungitaccuino');
      await grant(fullLicence, now, null);
      expect(await granted()).toEqual(features.filter((name) => name !== 'admin').sort());
      await grantRole(server.database, person.id_utente, administratorRole);
      expect(await ask('admin')).toEqual({ data: true });
    });

    test('is valid from its first to its last moment', async () => {
      await grant(fullLicence, now + 1, now + day);
      expect(await granted()).toEqual([]);
      now += 1;
      expect(await granted()).toContain('aggiungitaccuino');
      now = noon + day - 1;
      expect(await granted()).toContain('aggiungitaccuino');
      now += 1;
      expect(await granted()).toEqual([]);
    });

    test('ends immediately when revoked, and only itself', async () => {
      const first = await grant(fullLicence, now, null);
      const second = await grant(fullLicence, now, now + day);
      expect(await revokeLicence(server.database, first, now)).toBe(true);
      expect(await revokeLicence(server.database, first, now)).toBe(false);
      expect(await ask('aggiungitaccuino')).toEqual({ data: true });
      await revokeLicence(server.database, second, now);
      expect(await ask('aggiungitaccuino')).toEqual({ data: false });
    });

    test('does not apply to other users', async () => {
      await grantLicence(
        server.database,
        (await server.person([])).id_utente,
        fullLicence,
        { from: now, to: null },
        'admin',
      );
      expect(await granted()).toEqual([]);
    });
  });
});

onBothDatabases('features without a licence', (kind) => {
  let server: TestServer;
  const open = async (options: { settings?: Record<string, string> }) => {
    const change = (parts: Parts) => ({ everythingFree: isEverythingFree({ config: parts.config }) });
    server = await makeServer(kind, { clock: () => noon, change, ...options });
  };
  afterEach(() => server.close());

  const may = async (person: Person, data: string) =>
    (await server.call('POST', '/api/security/hasPermission', { token: person.token, body: { data } })).body.data;
  const administrator = async () => {
    const person = await server.person([]);
    await grantRole(server.database, person.id_utente, administratorRole);
    return person;
  };
  const paying = { PAYPAL_CLIENT_ID: 'negozio', PAYPAL_CLIENT_SECRET: 'segreto' };
  const save = ({ token }: Person, data: number[]) =>
    server.call('POST', '/api/security/funzioniLibere', { token, body: { data } });
  const findId = async (name: string) =>
    (await server.database.selectFrom('permessi').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

  test('include everything but the administration while payments are not configured', async () => {
    await open({});
    const person = await server.person([]);
    for (const name of features) expect([name, await may(person, name)]).toEqual([name, name !== 'admin']);
    expect(await may(person, 'inventata')).toBe(false);
    const { token, id_paziente } = person;
    const list = await server.call('GET', `/api/sottoscrizioni/${id_paziente}`, { token });
    expect(list.body.tutto_gratuito).toBe(true);
    const admin = await administrator();
    const free = await server.call('GET', '/api/security/funzioniLibere', { token: admin.token });
    expect(free.body).toEqual({ data: [], tutte: true });
  });

  test.each([
    ['with payments', paying],
    ['in the demo', { DEMO: 'true' }],
  ])('%s are chosen by the administration and apply immediately to all users', async (_, settings) => {
    await open({ settings });
    const [admin, person] = [await administrator(), await server.person([])];
    expect(await may(person, 'aggiungitaccuino')).toBe(false);
    const drawing = await findId('aggiungitaccuino');
    expect((await save(admin, [drawing])).body).toEqual({
      data: [{ id: drawing, name: 'aggiungitaccuino', richiesta: true }],
      tutte: false,
    });
    expect(await may(person, 'aggiungitaccuino')).toBe(true);
    expect(await may(person, 'modificataccuino')).toBe(false);
    const { token, id_paziente } = person;
    const list = await server.call('GET', `/api/sottoscrizioni/${id_paziente}`, { token });
    expect(list.body.tutto_gratuito).toBe(false);
    for (const wrong of [[await findId('admin')], [drawing, 999_999]])
      expect((await save(admin, wrong)).status).toBe(422);
    expect(await may(person, 'admin')).toBe(false);
    const log = await server.call('GET', '/api/security/registro', { token: admin.token });
    expect(log.body.data[0]).toMatchObject({ azione: 'funzioni-libere', prima: '', dopo: 'aggiungitaccuino' });
    await save(admin, []);
    expect(await may(person, 'aggiungitaccuino')).toBe(false);
  });
});
