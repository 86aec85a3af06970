import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';

const mark = '2012-12-20T00:00:00.000Z';

onBothDatabases('vaccinations', (kind) => {
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

  const details = {
    id_vaccino: 'vacc-boostrix',
    vaccinazione_data: '2019-05-14',
    vaccinazione_reazioni: 'Nessuna',
    vaccinazione_richiamo: 1,
  };
  const save = (id: number, body: object) =>
    server.call('POST', `/api/salva/vaccinations/${id}`, { token: person.token, body });
  const add = async (body: object = {}) => (await save(0, { ...details, ...body })).body;
  const get = async (path: string) =>
    (await server.call('GET', `/api/${path}/${person.id_paziente}`, { token: person.token })).body;
  const list = async () => (await get('getVaccinis')).data;
  const without = (...lacking: string[]) => server.removeFeatures(person, ...lacking);

  // covers E-67 C-62 T-46
  test('creates and lists a vaccination with its vaccine', async () => {
    const ids = { id_vaccinazione: 0, id_paziente: person.id_paziente };
    const answer = await save(0, { ...ids, ...details, vaccinazione_richiamo: 3, id_livello_confidenzialita: 4 });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_vaccinazione: expect.any(Number),
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      ...details,
      vaccinazione_richiamo: 3,
      id_livello_confidenzialita: 4,
      vaccinidetails: { descrizione_breve: 'Boostrix', id_farmaco_codifa: 'vacc-boostrix' },
      specialita: [],
      specialita_scelta: false,
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    });
    expect(await get('getVaccinis')).toEqual({ data: [answer.body] });
  });

  // covers K-18
  test('uses the strictest level by default', async () => {
    expect((await add()).id_livello_confidenzialita).toBe(6);
  });

  test('lists by date, newest first', async () => {
    const first = await add({ vaccinazione_data: '2020-01-01' });
    const second = await add({ vaccinazione_data: '2010-01-01' });
    const third = await add({ vaccinazione_data: '2020-01-01' });
    const ids = (await list()).map(({ id_vaccinazione }: { id_vaccinazione: number }) => id_vaccinazione);
    expect(ids).toEqual([third.id_vaccinazione, first.id_vaccinazione, second.id_vaccinazione]);
  });

  // covers V-64 V-65 V-66 V-67 V-68 V-69 V-01
  test.each([
    ['id_vaccino', undefined],
    ['id_vaccino', 'vacc-inventato'],
    ['id_vaccino', 'farm-tachipirina'],
    ['vaccinazione_data', undefined],
    ['vaccinazione_data', '2026-03-23'],
    ['vaccinazione_reazioni', undefined],
    ['vaccinazione_reazioni', ' '],
    ['vaccinazione_richiamo', undefined],
    ['vaccinazione_richiamo', 0],
    ['vaccinazione_richiamo', 4],
    ['id_livello_confidenzialita', 7],
    ['vaccinidetails', { descrizione_breve: 'Altro' }],
  ])('rejects a new vaccination with %s %j', async (name, value) => {
    const answer = await save(0, { ...details, [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(`/${name}`);
    expect(await list()).toEqual([]);
  });

  // covers V-69
  test('accepts today', async () => {
    expect((await add({ vaccinazione_data: today })).vaccinazione_data).toBe(today);
  });

  // covers E-67
  test('replaces all fields and keeps level and author', async () => {
    const before = await add({ id_livello_confidenzialita: 3 });
    const changed = {
      ...details,
      id_vaccino: 'vacc-shingrix',
      vaccinazione_reazioni: ' Febbre ',
      vaccinazione_richiamo: 2,
    };
    expect((await save(before.id_vaccinazione, changed)).body).toEqual({
      ...before,
      ...changed,
      versione: expect.any(String),
      vaccinazione_reazioni: 'Febbre',
      vaccinidetails: { descrizione_breve: 'Shingrix', id_farmaco_codifa: 'vacc-shingrix' },
    });
    expect((await save(before.id_vaccinazione, { vaccinazione_reazioni: 'Sola' })).status).toBe(422);
  });

  // covers P-17
  test('requires aggiungivaccini to add', async () => {
    await without('aggiungivaccini');
    const answer = await save(0, details);
    expect([answer.status, answer.body.feature]).toEqual([403, 'aggiungivaccini']);
    expect(await list()).toEqual([]);
  });

  // covers P-18 P-23
  test('requires modificavaccini to change, but not for level, deletion and restoring', async () => {
    const before = await add();
    await without('modificavaccini');
    const edited = await save(before.id_vaccinazione, { ...details, vaccinazione_richiamo: 2 });
    expect([edited.status, edited.body.feature]).toEqual([403, 'modificavaccini']);
    expect(await list()).toEqual([before]);
    expect((await save(before.id_vaccinazione, { id_livello_confidenzialita: 2 })).status).toBe(200);
    expect((await save(before.id_vaccinazione, { deleted_at: mark })).status).toBe(200);
    expect((await save(before.id_vaccinazione, { deleted_at: null })).status).toBe(200);
  });

  // covers T-45 E-67
  test('stores the documented deletion date and counts 30 days by the server clock', async () => {
    const before = await add();
    const deleted = await save(before.id_vaccinazione, { deleted_at: mark });
    expect(deleted.body).toEqual({ ...before, deleted_at: mark, versione: expect.any(String) });
    expect(await list()).toEqual([]);
    expect(await get('cestino')).toEqual([
      expect.objectContaining({ tipo: 'vaccination', titolo: 'Boostrix', eliminato_il: new Date(noon).toISOString() }),
    ]);
  });

  test("includes the patient's own vaccinations in the schedule", async () => {
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nascita: '1984-03-12', paziente_sesso: 'male' })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    const { id_vaccinazione } = await add();
    const { data, fonte } = await get('calendarioVaccinale');
    expect(fonte).toContain('2 agosto 2023');
    const booster = data.find(({ vaccino }: { vaccino: string }) => vaccino === 'dtpa-adulti');
    expect(booster.dosi[0]).toMatchObject({ stato: 'fatta', data: '2019-05-14', id_vaccinazione });
    person = await server.person();
    expect(await get('calendarioVaccinale')).toMatchObject({ data: [] });
  });

  test('appears in timeline and search', async () => {
    await add({ vaccinazione_reazioni: 'Febbre a 38' });
    const { data } = await get('cronologia');
    expect(data).toEqual([
      expect.objectContaining({ tipo: 'vaccination', data: '2019-05-14', titolo: 'Boostrix', testo: 'Febbre a 38' }),
    ]);
    const found = await server.call('POST', '/api/cerca', { token: person.token, body: { search: 'febbre boostrix' } });
    expect(found.body.totale).toBe(1);
  });

  // covers P-26
  test('is shown to doctors by level and visibility', async () => {
    await add({ id_livello_confidenzialita: 2 });
    await add({ id_livello_confidenzialita: 5 });
    const seen = async (assegnazione_confidenzialita: number, visibility: 1 | 2) => {
      const { id_cpp } = await makeDoctor(server);
      await associate(server, person, id_cpp, { assegnazione_confidenzialita, visibility });
      const { body } = await server.call('GET', `/api/vediCome/${id_cpp}`, { token: person.token });
      const levels = body.cartella.vaccinazioni.map((one: typeof body) => one.id_livello_confidenzialita);
      const hidden = body.nascosti.filter(({ area }: { area: string }) => area === 'vaccinations');
      return { levels, hidden: hidden.map(({ motivo, numero }: typeof body) => [motivo, numero]) };
    };
    expect(await seen(6, 1)).toEqual({ levels: [5, 2], hidden: [] });
    expect(await seen(4, 1)).toEqual({ levels: [2], hidden: [['level', 1]] });
    expect(await seen(6, 2)).toEqual({ levels: [], hidden: [['minimum', 2]] });
  });

  // covers P-26
  test('tells a doctor what is due as far as the shared vaccinations tell', async () => {
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nascita: '1984-06-14', paziente_sesso: 'female' })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    await add({ vaccinazione_data: '2015-05-14', id_livello_confidenzialita: 2 });
    await add({ vaccinazione_data: '2022-05-14', id_livello_confidenzialita: 5 });
    const tetanus = async (assegnazione_confidenzialita: number) => {
      const { id_cpp } = await makeDoctor(server);
      await associate(server, person, id_cpp, { assegnazione_confidenzialita, visibility: 1 });
      const { body } = await server.call('GET', `/api/vediCome/${id_cpp}`, { token: person.token });
      const states = body.richiami.flatMap(({ dosi }: typeof body) => dosi.map(({ stato }: typeof body) => stato));
      expect([...new Set(states)].filter((state) => state !== 'dovuta' && state !== 'in_ritardo')).toEqual([]);
      return {
        count: body.richiami.length,
        booster: body.richiami.find(({ vaccino }: typeof body) => vaccino === 'dtpa-adulti')?.dosi[0],
      };
    };
    expect((await tetanus(5)).booster).toBeUndefined();
    expect((await tetanus(4)).booster).toMatchObject({ dal: '2025-05-14' });
    // Nothing shared says nothing about what is missing.
    expect(await tetanus(1)).toEqual({ count: 0, booster: undefined });
  });

  test('returns 404 for vaccinations of other patients', async () => {
    const { id_vaccinazione: id } = await add();
    person = await server.person();
    expect(await list()).toEqual([]);
    for (const body of [details, { deleted_at: mark }, { id_livello_confidenzialita: 1 }]) {
      expect((await save(id, body)).status).toBe(404);
    }
  });
});
