import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  type TestServer,
  today,
  todayFarEast,
} from '../../../test/server.ts';

onBothDatabases('visits', (kind) => {
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

  const visit = {
    visita_data: '2026-03-12',
    visita_motivazione: 'Controllo della pressione',
    visita_osservazioni: 'Pressione 128/82.',
    visita_conclusioni: 'Nuovo controllo fra sei mesi.',
  };
  const save = (id: number, body: object) =>
    server.call('POST', `/api/salva/visite/${id}`, { token: person.token, body });
  const add = async (body: object = {}) => (await save(0, { ...visit, ...body })).body;
  const remove = (id: number) => server.call('DELETE', `/api/visite/${id}`, { token: person.token });
  const list = async () =>
    (await server.call('GET', `/api/visitePatient/${person.id_paziente}`, { token: person.token })).body;
  const without = (feature: string) => server.removeFeatures(person, feature);

  // covers C-34 C-35 E-27
  test('creates and lists a visit', async () => {
    const answer = await save(0, { id_visita: 0, id_paziente: person.id_paziente, ...visit });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_visita: expect.any(Number),
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      ...visit,
      id_livello_confidenzialita: 6,
      specialita: [],
      specialita_scelta: false,
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    });
    expect(await list()).toEqual([answer.body]);
  });

  test('lists by date, newest first', async () => {
    const days = ['2025-11-02', '2026-03-21', '2026-01-15', '2026-03-21'];
    const added = [];
    for (const visita_data of days) added.push(await add({ visita_data }));
    expect(await list()).toEqual([added[3], added[1], added[2], added[0]]);
  });

  // covers V-42 V-43 V-44 V-01
  test.each([
    ['visita_motivazione', undefined],
    ['visita_motivazione', ''],
    ['visita_motivazione', ' \n'],
    ['visita_osservazioni', undefined],
    ['visita_osservazioni', ''],
    ['visita_conclusioni', undefined],
    ['visita_conclusioni', ''],
    ['visita_data', undefined],
    ['visita_data', '12/03/2026'],
    ['visita_data', '2026-02-30'],
    ['visita_data', '2026-03-23'],
    ['id_livello_confidenzialita', 7],
  ])('rejects a new visit with %s %j', async (name, value) => {
    const answer = await save(0, { ...visit, [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(`/${name}`);
    expect(await list()).toEqual([]);
  });

  test.each([today, todayFarEast])("accepts today's date in every time zone: %s", async (visita_data) => {
    expect((await save(0, { ...visit, visita_data })).status).toBe(200);
  });

  test('lists all missing fields of a new visit', async () => {
    const answer = await save(0, { id_paziente: person.id_paziente });
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(
      Object.keys(visit).map((name) => `/${name}`),
    );
  });

  test('replaces all fields and keeps the author', async () => {
    const before = await add();
    const changed = { ...visit, visita_data: '2026-03-10', visita_conclusioni: ' Sospendere la terapia. ' };
    const answer = await save(before.id_visita, changed);
    expect(answer.body).toEqual({
      ...before,
      ...changed,
      visita_conclusioni: 'Sospendere la terapia.',
      versione: expect.any(String),
    });
    expect(await list()).toEqual([answer.body]);
    expect((await save(before.id_visita, { visita_conclusioni: 'Sola' })).status).toBe(422);
  });

  // covers P-10
  test('requires aggiungivisite to add', async () => {
    await without('aggiungivisite');
    const answer = await save(0, visit);
    expect([answer.status, answer.body.feature]).toEqual([403, 'aggiungivisite']);
    expect(await list()).toEqual([]);
  });

  // covers P-11 P-23
  test('requires modificavisite to change, but not to delete and restore', async () => {
    const before = await add();
    await without('modificavisite');
    const answer = await save(before.id_visita, { ...visit, visita_motivazione: 'Altro' });
    expect([answer.status, answer.body.feature]).toEqual([403, 'modificavisite']);
    expect(await list()).toEqual([before]);
    expect((await remove(before.id_visita)).status).toBe(200);
    expect((await save(before.id_visita, { deleted_at: null })).status).toBe(200);
  });

  // covers P-26
  test('has the chosen level, which changes alone and without a feature', async () => {
    const before = await add({ id_livello_confidenzialita: 2 });
    expect(before.id_livello_confidenzialita).toBe(2);
    expect((await save(before.id_visita, visit)).body.id_livello_confidenzialita).toBe(2);
    await without('modificavisite');
    const { status, body } = await save(before.id_visita, { id_livello_confidenzialita: 4 });
    expect([status, body]).toEqual([200, { ...before, id_livello_confidenzialita: 4, versione: expect.any(String) }]);
    expect(await list()).toEqual([body]);
  });

  test('returns 404 for visits of other patients', async () => {
    const { id_visita: id } = await add();
    person = await server.person();
    expect(await list()).toEqual([]);
    for (const answer of [await save(id, visit), await remove(id)]) expect(answer.status).toBe(404);
  });
});
