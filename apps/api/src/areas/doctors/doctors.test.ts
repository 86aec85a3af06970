import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { timestamp } from '../../clock.ts';

onBothDatabases('doctors', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
    await server.database.deleteFrom('associated_doctors_tags').execute();
    await server.database.deleteFrom('associated_doctors').execute();
    await server.database.deleteFrom('care_providers').execute();
  });

  const get = async (url: string, { token } = person) => (await server.call('GET', `/api/${url}`, { token })).body;
  const associated = async () => (await get(`getAscDoctors/${person.id_paziente}`)).data;
  const available = async () => (await get(`getNAdoctors/${person.id_paziente}`)).data;
  const names = (list: { fullname: string }[]) => list.map(({ fullname }) => fullname);

  // covers C-28 E-22
  test('lists an associated doctor with the access granted', async () => {
    const doctor = await server.person();
    const { email, ...directory } = await makeDoctor(server, { id_utente: doctor.id_utente, email: doctor.email });
    const { id_cpp } = directory;
    await associate(server, person, id_cpp, { assegnazione_confidenzialita: 3, visibility: 3, tags: [12, 2] });
    expect(await associated()).toEqual([
      {
        id_cpp,
        id_careprovider: id_cpp,
        id_utente_cpp: doctor.id_utente,
        id_paziente: person.id_paziente,
        id_utente: person.id_utente,
        assegnazione_confidenzialita: 3,
        visibility: 3,
        tags: [2, 12],
        eccezioni: [],
        status: 'add',
        versione: timestamp(server.parts.clock()),
        invito: null,
        care_provider: { ...directory, email, stato: 'iscritto' },
      },
    ]);
  });

  // covers C-29
  test('offers doctors of the directory without their address', async () => {
    const one = await makeDoctor(server, { fullname: 'Vera Rossi' });
    const { email: _, ...other } = await makeDoctor(server, { fullname: 'Aldo Neri' });
    await associate(server, person, one.id_cpp);
    expect(await available()).toEqual([{ ...other, stato: 'elenco' }]);
  });

  // covers E-10 E-12 E-13 P-28
  test('includes associated doctors in the patient card', async () => {
    const doctor = await server.person();
    const { id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente, fullname: 'Vera Rossi' });
    await associate(server, person, id_cpp);
    const card = await get(`patient/${person.id_paziente}`);
    expect(card.associated_doctors).toEqual(await associated());
    expect(card.associated_doctors[0].care_provider).toMatchObject({
      id_utente: doctor.id_utente,
      fullname: 'Vera Rossi',
    });
    expect(card.liveli_confidencialita).toEqual([
      { id_livello_confidenzialita: 1, confidenzialita_descrizione: 'Nessuna Restrizione' },
      { id_livello_confidenzialita: 2, confidenzialita_descrizione: 'Basso' },
      { id_livello_confidenzialita: 3, confidenzialita_descrizione: 'Moderato' },
      { id_livello_confidenzialita: 4, confidenzialita_descrizione: 'Normale' },
      { id_livello_confidenzialita: 5, confidenzialita_descrizione: 'Riservato' },
      { id_livello_confidenzialita: 6, confidenzialita_descrizione: 'Strettamente riservato' },
    ]);
  });

  test('keeps the access that other patients grant separate', async () => {
    const { id_cpp } = await makeDoctor(server);
    const other = await server.person();
    await associate(server, other, id_cpp, { visibility: 3, tags: [2] });
    expect(await associated()).toEqual([]);
    expect(names(await available())).toEqual(['Vera Rossi']);
    await associate(server, person, id_cpp, { visibility: 3, tags: [4] });
    expect((await associated())[0].tags).toEqual([4]);
  });

  test('removes an association from the list and allows adding it again', async () => {
    const { id_cpp } = await makeDoctor(server);
    await associate(server, person, id_cpp, { deleted_at: '2026-03-20T10:00:00.000Z' });
    expect(await associated()).toEqual([]);
    expect(names(await available())).toEqual(['Vera Rossi']);
  });

  test("excludes the user's own entry", async () => {
    await makeDoctor(server, { id_utente: person.id_utente, fullname: 'Io Stessa' });
    await makeDoctor(server, { id_utente: (await server.person()).id_utente, fullname: 'Un Altro' });
    expect(names(await available())).toEqual(['Un Altro']);
  });

  test('sorts by name in Italian collation', async () => {
    for (const fullname of ['Zoe Neri', 'àlvaro Bini', 'Èrica Sala', 'Bruno Dini']) {
      await associate(server, person, (await makeDoctor(server, { fullname })).id_cpp);
      await makeDoctor(server, { fullname });
    }
    const sorted = ['àlvaro Bini', 'Bruno Dini', 'Èrica Sala', 'Zoe Neri'];
    expect(names(await available())).toEqual(sorted);
    expect(names((await associated()).map(({ care_provider }: { care_provider: object }) => care_provider))).toEqual(
      sorted,
    );
  });

  // covers E-23
  test('returns specialties in the requested language and its order', async () => {
    const [italian, english] = [await get('tags'), await get('tags?lingua=en')] as { id: number; tag: string }[][];
    expect(english?.find(({ id }) => id === 13)?.tag).toBe('Ophthalmology');
    expect(english?.map(({ id }) => id).sort()).toEqual(italian?.map(({ id }) => id).sort());
    const names = english?.map(({ tag }) => tag) ?? [];
    expect(names).toEqual([...names].sort());
    expect(names.filter((name) => italian?.some(({ tag }) => tag === name))).toEqual([]);
  });

  // covers E-23
  test('has unique IDs and names of specialties', async () => {
    const tags: { id: number; tag: string }[] = await get('tags');
    expect(tags).toContainEqual({ id: 2, tag: 'Cardiologia' });
    expect(new Set(tags.map(({ id }) => id)).size).toBe(tags.length);
    expect(tags.map(({ tag }) => tag)).toEqual(tags.map(({ tag }) => tag).sort(new Intl.Collator('it').compare));
  });

  const save = (body: object, token = person.token) => server.call('POST', '/api/dottori', { token, body });
  const share = (body: object, token = person.token) =>
    server.call('POST', '/api/associatedCareProviders', { token, body });

  describe('adding and removing', () => {
    // covers C-27 T-23 K-54
    test('starts with confidentiality 1 and visibility 2', async () => {
      const { id_cpp } = await makeDoctor(server);
      const answer = await save({
        status: 'add',
        id_cpp,
        id_careprovider: id_cpp,
        id_utente_cpp: null,
        id_paziente: person.id_paziente,
        id_utente: person.id_utente,
        assegnazione_confidenzialita: 1,
        visibility: 2,
      });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({
        assegnazione_confidenzialita: 1,
        visibility: 2,
        tags: [],
        status: 'add',
      });
      expect(await associated()).toEqual([answer.body.data]);
      expect(await available()).toEqual([]);
    });

    test.each([
      ['assegnazione_confidenzialita', 6],
      ['visibility', 1],
    ])('rejects an association with another %s', async (name, value) => {
      const { id_cpp } = await makeDoctor(server);
      const answer = await save({ status: 'add', id_cpp, [name]: value });
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].path).toBe(`/${name}`);
      expect(await associated()).toEqual([]);
    });

    // covers T-23 T-24 C-27 K-54
    test('revokes access and allows adding the doctor again with initial access', async () => {
      const { id_cpp } = await makeDoctor(server);
      await associate(server, person, id_cpp, { assegnazione_confidenzialita: 6, visibility: 3, tags: [2] });
      const removed = await save({ status: 'delete', id_cpp });
      expect(removed.body.data).toMatchObject({ id_cpp, status: 'delete', tags: [] });
      expect(await associated()).toEqual([]);
      expect(names(await available())).toEqual(['Vera Rossi']);
      expect((await save({ status: 'delete', id_cpp })).status).toBe(200);
      await save({ status: 'add', id_cpp });
      expect(await associated()).toMatchObject([{ assegnazione_confidenzialita: 1, visibility: 2, tags: [] }]);
    });

    test('keeps the access of a doctor who is already associated', async () => {
      const { id_cpp } = await makeDoctor(server);
      await associate(server, person, id_cpp, { assegnazione_confidenzialita: 5, visibility: 3, tags: [2, 4] });
      const answer = await save({ status: 'add', id_cpp });
      expect(answer.body.data).toMatchObject({ assegnazione_confidenzialita: 5, visibility: 3, tags: [2, 4] });
    });

    test('returns 404 for unknown doctors and the own entry', async () => {
      const self = await makeDoctor(server, { id_utente: person.id_utente });
      const other = await server.person();
      const real = await makeDoctor(server, { id_utente: other.id_utente });
      const bodies = [
        { id_cpp: 999_999 },
        { id_cpp: self.id_cpp },
        { id_cpp: real.id_cpp, id_utente_cpp: person.id_utente },
        { id_cpp: real.id_cpp, id_utente_cpp: null },
      ];
      for (const body of bodies) expect((await save({ status: 'add', ...body })).status).toBe(404);
      expect((await save({ status: 'add', id_cpp: real.id_cpp, id_careprovider: self.id_cpp })).status).toBe(422);
      expect((await save({ status: 'delete', id_cpp: real.id_cpp })).status).toBe(404);
      expect(await associated()).toEqual([]);
    });

    test('does not affect other patients', async () => {
      const { id_cpp } = await makeDoctor(server);
      const other = await server.person();
      await associate(server, other, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
      expect((await save({ status: 'delete', id_cpp })).status).toBe(404);
      await save({ status: 'add', id_cpp });
      await share({ id_cpp, assegnazione_confidenzialita: 2, visibility: 1, tags: [] });
      await save({ status: 'delete', id_cpp });
      expect((await get(`getAscDoctors/${other.id_paziente}`, other)).data).toMatchObject([
        { assegnazione_confidenzialita: 6, visibility: 1 },
      ]);
    });
  });

  describe('access', () => {
    // covers C-30
    test('is changed by level, visibility and specialties', async () => {
      const { id_cpp } = await makeDoctor(server);
      await associate(server, person, id_cpp);
      const access = { assegnazione_confidenzialita: 4, visibility: 3, tags: [2, 12] };
      const ids = { id_cpp, id_careprovider: id_cpp, id_paziente: person.id_paziente };
      const answer = await share({ ...ids, ...access });
      expect(answer.body.data).toMatchObject(access);
      expect(await associated()).toEqual([answer.body.data]);
      await share({ ...ids, ...access, tags: [3] });
      expect((await associated())[0].tags).toEqual([3]);
      await share({ ...ids, assegnazione_confidenzialita: 6, visibility: 1, tags: [] });
      expect(await associated()).toMatchObject([{ assegnazione_confidenzialita: 6, visibility: 1, tags: [] }]);
    });

    // covers E-22
    test.each([
      ['/tags', { visibility: 3, tags: [] }],
      ['/tags', { visibility: 1, tags: [2] }],
      ['/tags', { visibility: 2, tags: [2] }],
      ['/tags/1', { visibility: 3, tags: [2, 999] }],
      ['/tags', { visibility: 3, tags: [2, 2] }],
      ['/visibility', { visibility: 4 }],
      ['/visibility', { visibility: undefined }],
      ['/assegnazione_confidenzialita', { assegnazione_confidenzialita: 7 }],
      ['/assegnazione_confidenzialita', { assegnazione_confidenzialita: undefined }],
    ])('is unchanged by an invalid %s: %j', async (path, wrong) => {
      const { id_cpp } = await makeDoctor(server);
      await associate(server, person, id_cpp, { visibility: 3, tags: [4] });
      const before = await associated();
      const answer = await share({ id_cpp, assegnazione_confidenzialita: 4, visibility: 1, tags: [], ...wrong });
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].path).toBe(path);
      expect(await associated()).toEqual(before);
    });

    test('is not restored for a doctor who was removed', async () => {
      const { id_cpp } = await makeDoctor(server);
      await associate(server, person, id_cpp, { deleted_at: '2026-03-20T10:00:00.000Z' });
      const answer = await share({ id_cpp, assegnazione_confidenzialita: 6, visibility: 1, tags: [] });
      expect(answer).toMatchObject({ status: 409, body: { code: 'deleted' } });
      expect(await associated()).toEqual([]);
    });
  });
});
