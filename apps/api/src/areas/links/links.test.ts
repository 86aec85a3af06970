import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { document } from '../../contract/document.ts';
import { Validation } from '../../contract/validation.ts';
import lists from './external-links.json' with { type: 'json' };
import { normalizeWebAddress } from './web-address.ts';

onBothDatabases('links', (kind) => {
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

  const link = {
    name: 'Emicrania, la scheda di ISSalute',
    link: 'https://www.issalute.it/emicrania',
    descrizione: 'Che cosa scatena le crisi.',
  };
  const save = (body: object) => server.call('POST', '/api/linkPersonale', { token: person.token, body });
  const add = async (body: object = {}) => (await save({ ...link, ...body })).body;
  const list = async () =>
    (await server.call('GET', `/api/getLinkPersonale/${person.id_paziente}`, { token: person.token })).body;
  const without = (feature: string) => server.removeFeatures(person, feature);

  // covers C-74 C-75 E-74
  test('adds a link and lists links by name', async () => {
    const answer = await save({ linkid: 0, id_paziente: person.id_paziente, ...link, type: 'Da leggere' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      linkid: expect.any(Number),
      id_paziente: person.id_paziente,
      ...link,
      type: 'Da leggere',
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    });
    const before = await add({ name: 'Cefalea' });
    const after = await add({ name: 'zanzare' });
    const between = await add({ name: 'Èpatite' });
    expect(await list()).toEqual([before, answer.body, between, after]);
  });

  // covers V-100 V-101 V-102
  test.each(['name', 'link', 'descrizione'])('requires %s', async (field) => {
    for (const value of [undefined, '', '  ']) expect((await save({ ...link, [field]: value })).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  test('adds https to an address without a protocol and rejects addresses that open no page', async () => {
    expect((await add({ link: 'www.iss.it' })).link).toBe('https://www.iss.it/');
    const refused = await save({ ...link, link: 'javascript:alert(document.cookie)' });
    expect([refused.status, refused.body.errors]).toEqual([422, [expect.objectContaining({ path: '/link' })]]);
    expect(await list()).toHaveLength(1);
  });

  // covers T-55 P-21
  test('requires modificaaltro to change a link', async () => {
    const before = await add({ type: 'Da leggere' });
    const changed = await save({ linkid: before.linkid, ...link, name: 'Mal di testa', status: 'update' });
    expect(changed.body).toEqual({ ...before, name: 'Mal di testa', versione: expect.any(String) });
    expect((await save({ ...link, status: 'update' })).status).toBe(422);
    await without('modificaaltro');
    const refused = await save({ linkid: before.linkid, ...link });
    expect([refused.status, refused.body.feature]).toEqual([403, 'modificaaltro']);
    expect(await list()).toEqual([changed.body]);
  });

  // covers P-20
  test('requires aggiungialtro to add a link', async () => {
    await without('aggiungialtro');
    const answer = await save(link);
    expect([answer.status, answer.body.feature]).toEqual([403, 'aggiungialtro']);
  });

  // covers P-24
  test('requires no feature to delete and restore', async () => {
    const { linkid } = await add();
    for (const feature of ['aggiungialtro', 'modificaaltro']) await without(feature);
    expect((await save({ linkid, status: 'delete' })).status).toBe(200);
    expect((await save({ linkid, deleted_at: null })).status).toBe(200);
  });

  // Each search term occurs in one table only.
  // covers C-73 K-97 K-98 K-99 K-100 K-101 K-102 K-103 K-104
  test.each([
    ['ospedali_italiani', /Bambino Gesù/],
    ['ospedali_esteri', /^Mayo Clinic$/],
    ['line_guida_italiane', /^Sistema Nazionale Linee Guida/],
    ['line_guida_internazionale', /^NICE/],
    ['risorve_web_italiane', /Fascicolo Sanitario Elettronico/],
    ['risorve_web_internazionale', /^MedlinePlus$/],
    ['riviste_italiane', /^Giornale Italiano di Cardiologia$/],
    ['riviste_internazionali', /^The Lancet$/],
  ] as const)('serves the table %s with %s', async (name, typical) => {
    const answer = await server.call('GET', `/api/altroLink/${name}`, { token: person.token });
    expect([answer.status, answer.body]).toEqual([200, { data: lists[name] }]);
    expect(lists[name].length).toBeGreaterThanOrEqual(10);
    const others = Object.entries(lists).filter(([other]) => other !== name);
    const names = (entries: typeof answer.body) => entries.map(({ link_name }: { link_name: string }) => link_name);
    expect(names(answer.body.data)).toContainEqual(expect.stringMatching(typical));
    for (const [, entries] of others) expect(names(entries)).not.toContainEqual(expect.stringMatching(typical));
  });

  test('rejects an unknown table', async () => {
    expect((await server.call('GET', '/api/altroLink/ospedali', { token: person.token })).status).toBe(422);
  });
});

describe('link tables', () => {
  // covers E-73
  test('start with an entry of four fields', () => {
    expect(lists.ospedali_italiani[0]).toEqual({
      link_name: 'Fondazione Policlinico Universitario A. Gemelli IRCCS',
      link_sede: 'https://www.policlinicogemelli.it',
      link_city: 'Roma',
      link_informazioni: 'Policlinico universitario e IRCCS',
    });
    const properties = ['link_city', 'link_informazioni', 'link_name', 'link_sede'];
    expect(document.components?.schemas?.ExternalLink).toHaveProperty('required', expect.arrayContaining(properties));
  });

  // covers E-73
  test('satisfy the contract, with unique https addresses per table', () => {
    const check = new Validation(document).body({ $ref: '#/components/schemas/ExternalLink' });
    for (const [name, entries] of Object.entries(lists)) {
      for (const entry of entries) {
        expect(check(entry), `${name}: ${entry.link_name}`).toEqual([]);
        expect(normalizeWebAddress(entry.link_sede), entry.link_name).toBeDefined();
      }
      const names = entries.map(({ link_name }) => link_name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
