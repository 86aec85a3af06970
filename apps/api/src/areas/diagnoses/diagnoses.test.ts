import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';

const day = 86_400_000;

onBothDatabases('diagnoses', (kind) => {
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
    tipo_diagnosi: 'Allergia',
    diagnosi_patologia: 'Allergia alle graminacee',
    diagnosiDetails: { careprovider: 'Elena Bianchi' },
  };
  const save = (id: number, body: object) =>
    server.call('POST', `/api/salva/diagnosi/${id}`, { token: person.token, body });
  const add = async (body: object = {}) => (await save(0, { ...details, diagnosi_stato: '1', ...body })).body;
  const remove = (id: number) => server.call('DELETE', `/api/diagnosi/${id}`, { token: person.token });
  const list = async () =>
    (await server.call('GET', `/api/diagnosiPatient/${person.id_paziente}`, { token: person.token })).body;
  const wait = async (ms: number) => {
    now += ms;
    person.token = await server.session(person.id_utente);
  };
  const without = (...lacking: string[]) => server.removeFeatures(person, ...lacking);

  // covers C-32 C-34 E-26 E-19 E-25 C-14
  test('creates a diagnosis with the current day and lists it', async () => {
    const answer = await save(0, {
      id_diagnosi: 0,
      id_paziente: person.id_paziente,
      ...details,
      diagnosi_stato: '1',
      id_livello_confidenzialita: 4,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_diagnosi: expect.any(Number),
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      ...details,
      diagnosi_stato: '1',
      diagnosi_inserimento: today,
      id_livello_confidenzialita: 4,
      id_livelo_confidenzialita: 4,
      specialita: [1],
      specialita_scelta: false,
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    });
    expect(await list()).toEqual([answer.body]);
  });

  // covers K-16
  test('uses the strictest level by default', async () => {
    expect((await add()).id_livello_confidenzialita).toBe(6);
  });

  // covers K-55 C-32 E-19
  test.each(['0', '1', '2', 0, 1, 2])('accepts the state %j and returns it as text', async (diagnosi_stato) => {
    const added = await add({ diagnosi_stato });
    expect(added.diagnosi_stato).toBe(String(diagnosi_stato));
    expect(await list()).toEqual([added]);
  });

  // covers K-56
  test.each(['Diagnosi', 'Allergia', 'Intolleranza'])('accepts the kind %s', async (tipo_diagnosi) => {
    expect((await add({ tipo_diagnosi })).tipo_diagnosi).toBe(tipo_diagnosi);
  });

  // covers E-25
  test('accepts two spellings of the level, which must agree', async () => {
    const { id_diagnosi: id } = await add({ id_livelo_confidenzialita: 3 });
    expect((await list())[0]).toMatchObject({ id_livello_confidenzialita: 3, id_livelo_confidenzialita: 3 });
    expect((await save(id, { id_livelo_confidenzialita: 5 })).body.id_livello_confidenzialita).toBe(5);
    const both = await save(id, { id_livelo_confidenzialita: 5, id_livello_confidenzialita: 2 });
    expect(both.status).toBe(422);
    expect(both.body.errors[0].path).toBe('/id_livelo_confidenzialita');
  });

  test('lists allergies to medicines first, then other allergies', async () => {
    await add({ diagnosi_patologia: 'Allergia alla penicillina', diagnosi_stato: '0' });
    await wait(day);
    await add({ diagnosi_patologia: 'Noci' });
    await add({ diagnosi_patologia: 'Allergia alle cefalosporine', diagnosi_stato: '2' });
    await add({ tipo_diagnosi: 'Intolleranza', diagnosi_patologia: 'Lattosio' });
    await add({ tipo_diagnosi: 'Diagnosi', diagnosi_patologia: 'Asma' });
    const names = (await list()).map(({ diagnosi_patologia }: { diagnosi_patologia: string }) => diagnosi_patologia);
    expect(names).toEqual(['Allergia alla penicillina', 'Noci', 'Asma', 'Lattosio', 'Allergia alle cefalosporine']);
  });

  test('lists the newest first', async () => {
    const first = await add();
    await wait(day);
    const second = await add();
    const third = await add();
    const ids = (await list()).map(({ id_diagnosi }: { id_diagnosi: number }) => id_diagnosi);
    expect(ids).toEqual([third.id_diagnosi, second.id_diagnosi, first.id_diagnosi]);
  });

  // covers V-37 V-38 V-39 P-28
  test.each([
    ['tipo_diagnosi', undefined],
    ['tipo_diagnosi', 'Altro'],
    ['diagnosi_patologia', undefined],
    ['diagnosi_patologia', ''],
    ['diagnosi_patologia', '  '],
    ['diagnosiDetails', undefined],
    ['diagnosi_stato', undefined],
    ['diagnosi_stato', '3'],
    ['diagnosi_stato', true],
    ['id_livello_confidenzialita', 7],
    ['diagnosi_inserimento', '2020-01-01'],
  ])('rejects a new diagnosis with %s %j', async (name, value) => {
    const answer = await save(0, { ...details, diagnosi_stato: '0', [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(`/${name}`);
    expect(await list()).toEqual([]);
  });

  // covers V-39
  test.each(['', '  '])('rejects the doctor name %j', async (careprovider) => {
    const answer = await save(0, { ...details, diagnosi_stato: '0', diagnosiDetails: { careprovider } });
    expect(answer.body.errors[0].path).toBe('/diagnosiDetails/careprovider');
  });

  test('lists all missing fields of a new diagnosis', async () => {
    const answer = await save(0, { diagnosi_stato: '0' });
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      '/tipo_diagnosi',
      '/diagnosi_patologia',
      '/diagnosiDetails',
    ]);
  });

  test('changes kind, name and doctor together and keeps day and author', async () => {
    const before = await add();
    await wait(day);
    const changed = {
      tipo_diagnosi: 'Intolleranza',
      diagnosi_patologia: ' Intolleranza al lattosio ',
      diagnosiDetails: { careprovider: ' Ada Neri ' },
    };
    const answer = await save(before.id_diagnosi, changed);
    expect(answer.body).toEqual({
      ...before,
      ...changed,
      diagnosi_patologia: 'Intolleranza al lattosio',
      diagnosiDetails: { careprovider: 'Ada Neri' },
      specialita: [1, 7],
      versione: new Date(now).toISOString(),
    });
    expect((await save(before.id_diagnosi, { diagnosi_patologia: 'Sola' })).status).toBe(422);
  });

  // covers T-31
  test.each(['0', '2'])('moves a suspected diagnosis to %s', async (diagnosi_stato) => {
    const before = await add();
    expect((await save(before.id_diagnosi, { diagnosi_stato })).body).toEqual({
      ...before,
      diagnosi_stato,
      versione: expect.any(String),
    });
  });

  // covers T-31 T-33
  test.each([
    ['0', '1'],
    ['0', '2'],
    ['2', '1'],
    ['2', '0'],
  ])('rejects moving from %s to %s but allows it by editing', async (from, to) => {
    const { id_diagnosi: id } = await add({ diagnosi_stato: from });
    const moved = await save(id, { diagnosi_stato: to });
    expect([moved.status, moved.body.code]).toEqual([409, 'state']);
    expect((await save(id, { ...details, diagnosi_stato: to })).body.diagnosi_stato).toBe(to);
  });

  // covers P-07
  test('requires the feature aggiungidiagnosi to add', async () => {
    await without('aggiungidiagnosi');
    const answer = await save(0, { ...details, diagnosi_stato: '1' });
    expect([answer.status, answer.body.feature]).toEqual([403, 'aggiungidiagnosi']);
    expect(await list()).toEqual([]);
  });

  // covers P-08 P-09 P-23
  test('requires modificadiagnosi to change and spostaDiagnosi to move, and neither for the level', async () => {
    const before = await add();
    await without('modificadiagnosi', 'spostaDiagnosi');
    const edited = await save(before.id_diagnosi, { ...details, diagnosi_patologia: 'Altra' });
    expect([edited.status, edited.body.feature]).toEqual([403, 'modificadiagnosi']);
    const moved = await save(before.id_diagnosi, { diagnosi_stato: '0' });
    expect([moved.status, moved.body.feature]).toEqual([403, 'spostaDiagnosi']);
    expect(await list()).toEqual([before]);
    expect((await save(before.id_diagnosi, { id_livello_confidenzialita: 2 })).status).toBe(200);
    expect((await remove(before.id_diagnosi)).status).toBe(200);
    expect((await save(before.id_diagnosi, { deleted_at: null })).status).toBe(200);
  });

  test('requires the feature for moving also when a change includes the state', async () => {
    const before = await add();
    await without('spostaDiagnosi');
    expect((await save(before.id_diagnosi, { ...details, diagnosi_stato: '0' })).body.feature).toBe('spostaDiagnosi');
    expect((await save(before.id_diagnosi, { ...details, diagnosi_stato: '1' })).status).toBe(200);
  });

  test('returns 404 for diagnoses of another patient', async () => {
    const { id_diagnosi: id } = await add();
    person = await server.person();
    expect(await list()).toEqual([]);
    for (const answer of [await save(id, { diagnosi_stato: '0' }), await remove(id)]) expect(answer.status).toBe(404);
  });
});
