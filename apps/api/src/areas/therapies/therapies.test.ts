import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';

onBothDatabases('therapies', (kind) => {
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

  const therapy = {
    farmaco: { descrizione_breve: 'Ramipril 5 mg', somministrazione: 'orale' },
    tipo_terapia: 1,
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: 'Una volta al giorno',
    data_inizio: '2026-01-12',
    prescrittore: 'Elena Bianchi',
  };
  const call = (method: string, path: string, body?: unknown, token = person.token) =>
    server.call(method, `/api/${path}`, { token, body });
  const add = (body: object = {}) => call('POST', 'farmaci', { id_terapie: 0, status: 'add', ...therapy, ...body });
  const create = async (body: object = {}) => (await add(body)).body.data;
  const update = (id_terapie: number, body: object) =>
    call('POST', 'farmaci', { id_terapie, status: 'update', ...body });
  const remove = (id_terapie: number) => call('POST', 'farmaci', { id_terapie, status: 'delete' });
  const list = async (type = 3) => (await call('GET', `getFarmaci/${person.id_paziente}/${type}`)).body;
  const without = (...lacking: string[]) => server.removeFeatures(person, ...lacking);

  test('lists substance and ATC code of catalogue drugs as in documents', async () => {
    const drug = async (search: string) => (await call('POST', 'farmacifilter', { search })).body[0].id_farmaco_codifa;
    const taken = { accetta_interazioni: true, motivo_accettazione: 'Prescritto' };
    await add({ ...taken, farmaco: undefined, id_farmaco_codifa: await drug('inderal') });
    await add({
      ...taken,
      farmaco: undefined,
      id_farmaco_codifa: await drug('inderal'),
      quantita_farmaceutica: '80 mg',
    });
    await add({
      ...taken,
      tipo_terapia: 0,
      note: 'Ulcera',
      farmaco: undefined,
      id_farmaco_codifa: await drug('brufen'),
    });
    await add({ ...taken, farmaco: { descrizione_breve: 'Tisana', somministrazione: 'orale' } });
    const known = (await list()).map(({ farmaco, sostanza, codice_atc }: Record<string, unknown>) => ({
      farmaco,
      sostanza,
      codice_atc,
    }));
    expect(known).toMatchObject([
      { farmaco: { descrizione_breve: 'Tisana' }, sostanza: null, codice_atc: null },
      {
        farmaco: { descrizione_breve: 'Brufen' },
        sostanza: { it: expect.stringMatching(/^ibuprofene/) },
        codice_atc: 'M01AE01',
      },
      { sostanza: { it: 'propranololo', en: 'propranolol' }, codice_atc: 'C07AA05' },
      { sostanza: { it: 'propranololo 40 mg', en: 'propranolol 40 mg' }, codice_atc: 'C07AA05' },
    ]);
  });

  // covers C-38 C-40 E-29 K-57 T-36 T-37 M-40 L-16
  test('confirms a new therapy, derives its type and lists it', async () => {
    const { id_cpp } = await makeDoctor(server);
    await associate(server, person, id_cpp);
    const sent = {
      ...therapy,
      id_farmaco_codifa: null,
      data_fine: '2026-12-31',
      id_diagnosi: null,
      id_prescrittore: id_cpp,
      note: 'Al mattino',
      orari: [{ ora: '08:00', quantita: 0.5 }],
      giorni: [1, 4],
      confezione: { pezzi: 28, dal: '2026-03-09', al_giorno: null },
      id_livello_confidenzialita: 4,
    };
    const answer = await add({
      ...sent,
      id_paziente: person.id_paziente,
      farmaco: { descrizione_breve: ' Ramipril 5 mg ', somministrazione: 'orale' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Operazione completata con successo');
    const expected = {
      ...sent,
      id_terapie: answer.body.data.id_terapie,
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      terapie_stato: 1,
      inserita_il: new Date(noon).toISOString(),
      deleted_at: null,
    };
    expect(answer.body.data).toMatchObject(expected);
    expect(await list(1)).toMatchObject([expected]);
    expect(await list(3)).toMatchObject([expected]);
    expect([await list(0), await list(2)]).toEqual([[], []]);
  });

  // covers T-36 L-16 L-17 L-18 C-40
  test.each([
    [0, { note: 'Gonfiore' }],
    [1, {}],
    [2, { data_fine: '2026-02-01' }],
  ])('lists a new therapy of type %d in this list only', async (tipo_terapia, more) => {
    const added = await create({ tipo_terapia, ...more });
    expect(added.tipo_terapia).toBe(tipo_terapia);
    const lists = await Promise.all([0, 1, 2].map((type) => list(type)));
    const listed = { ...added, sostanza: null, codice_atc: null };
    expect(lists).toEqual([0, 1, 2].map((type) => (type === tipo_terapia ? [listed] : [])));
  });

  // covers K-17
  test('uses the strictest level by default', async () => {
    expect((await create()).id_livello_confidenzialita).toBe(6);
  });

  test('copies names from the catalogue and rejects unknown IDs', async () => {
    const [drug] = (await call('POST', 'farmacifilter', { search: 'tachipirina' })).body;
    const { id_farmaco_codifa, descrizione_breve, somministrazione } = drug;
    const saved = await create({ id_farmaco_codifa, farmaco: undefined });
    expect(saved).toMatchObject({ id_farmaco_codifa, farmaco: { descrizione_breve, somministrazione } });
    const unknown = await add({ id_farmaco_codifa: 'inventato' });
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([422, '/id_farmaco_codifa']);
    const own = await update(saved.id_terapie, { farmaco: therapy.farmaco });
    expect(own.body.data).toMatchObject({ id_farmaco_codifa: null, farmaco: therapy.farmaco });
  });

  // covers V-45 V-46 V-47 K-57
  test.each([
    [0, ['/id_farmaco_codifa', '/prescrittore', '/data_inizio', '/note']],
    [1, ['/id_farmaco_codifa', '/prescrittore', '/quantita_farmaceutica', '/frequenza_farmaceutica', '/data_inizio']],
    [
      2,
      [
        '/id_farmaco_codifa',
        '/prescrittore',
        '/quantita_farmaceutica',
        '/frequenza_farmaceutica',
        '/data_inizio',
        '/data_fine',
      ],
    ],
  ])('an empty therapy of type %i lacks %j', async (tipo_terapia, paths) => {
    const answer = await call('POST', 'farmaci', { id_terapie: 0, status: 'add', tipo_terapia });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect(await list()).toEqual([]);
  });

  // covers E-29 K-57
  test('accepts the type as number or text', async () => {
    expect((await add({ tipo_terapia: undefined })).body.errors[0].path).toBe('/tipo_terapia');
    expect((await create({ tipo_terapia: '2', data_fine: '2026-02-01' })).tipo_terapia).toBe(2);
    expect((await add({ tipo_terapia: 3 })).status).toBe(422);
  });

  // covers V-48 V-49 V-01
  test.each([
    [{ data_fine: '2026-01-11' }, '/data_fine', 'before-start'],
    [{ note: 'x'.repeat(101) }, '/note', 'maxLength'],
    [{ data_inizio: '12/01/2026' }, '/data_inizio', 'format'],
    [{ orari: [{ ora: '24:00', quantita: 1 }] }, '/orari/0/ora', 'pattern'],
    [{ orari: ['08:00', '08:00'].map((ora) => ({ ora, quantita: 1 })) }, '/orari', 'twice'],
  ])('rejects %j', async (wrong, path, code) => {
    const answer = await add(wrong);
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([422, { path, code }]);
  });

  // covers V-48 V-49 V-01
  test('accepts an end on the start date and a note of 100 characters', async () => {
    expect((await add({ data_fine: therapy.data_inizio, note: '€'.repeat(100) })).status).toBe(200);
  });

  // covers P-12
  test('requires aggiungifarmaci to add', async () => {
    await without('aggiungifarmaci');
    const answer = await add();
    expect([answer.status, answer.body.feature]).toEqual([403, 'aggiungifarmaci']);
  });

  // covers P-13 P-14 P-23
  test('requires modificafarmaci to change and spostaFarmaci to move, and neither for level and trash', async () => {
    const before = await create();
    const { id_terapie: id } = before;
    await without('modificafarmaci');
    for (const edit of [{ note: 'Altra' }, { orari: [{ ora: '21:00', quantita: 1 }] }, { giorni: [1] }]) {
      expect([edit, (await update(id, edit)).body.feature]).toEqual([edit, 'modificafarmaci']);
    }
    const moved = (await update(id, { tipo_terapia: 2, data_fine: today })).body.data;
    expect(moved).toEqual({
      ...before,
      tipo_terapia: 2,
      terapie_stato: 2,
      data_fine: today,
      versione: expect.any(String),
    });
    await without('spostaFarmaci');
    expect((await update(id, { tipo_terapia: 1 })).body.feature).toBe('spostaFarmaci');
    expect((await update(id, { id_livello_confidenzialita: 2 })).body.data.id_livello_confidenzialita).toBe(2);
    expect((await remove(id)).status).toBe(200);
    expect((await update(id, { deleted_at: null })).status).toBe(200);
    expect((await update(id, { ...therapy, tipo_terapia: 2 })).status).toBe(200);
  });

  test('rejects edits in a move without the feature for editing', async () => {
    const { id_terapie: id } = await create();
    await without('modificafarmaci');
    for (const edit of [{ prescrittore: 'Altri' }, { orari: [{ ora: '21:00', quantita: 1 }] }]) {
      const answer = await update(id, { tipo_terapia: 2, data_fine: today, ...edit });
      expect([edit, answer.status, answer.body.feature]).toEqual([edit, 403, 'modificafarmaci']);
    }
  });

  // covers T-34 M-37
  test('moves between all lists with their required fields', async () => {
    const { id_terapie: id } = await create();
    expect((await update(id, { tipo_terapia: 0 })).body.errors[0].path).toBe('/note');
    expect((await update(id, { tipo_terapia: 2 })).body.errors[0].path).toBe('/data_fine');
    for (const [tipo_terapia, more] of [
      [0, { note: 'Orticaria' }],
      [1, { note: 'Era altro' }],
      [2, { data_fine: today }],
      [0, {}],
      [2, {}],
      [1, { data_fine: null }],
    ] as const) {
      const moved = await update(id, { tipo_terapia, ...more });
      expect(moved.body.data).toMatchObject({ tipo_terapia, terapie_stato: tipo_terapia, ...more });
      expect(await list(tipo_terapia)).toHaveLength(1);
    }
  });

  test('requires dose and frequency when a forbidden drug becomes current', async () => {
    const { id_terapie: id } = await create({
      tipo_terapia: 0,
      note: 'x',
      quantita_farmaceutica: '',
      frequenza_farmaceutica: '',
    });
    expect((await update(id, { tipo_terapia: 1 })).body.errors).toHaveLength(2);
    expect(
      (await update(id, { tipo_terapia: 1, quantita_farmaceutica: '1', frequenza_farmaceutica: '2' })).status,
    ).toBe(200);
  });

  test('ignores the hidden end date of a forbidden drug when its start changes', async () => {
    const { id_terapie: id } = await create({ data_fine: '2026-02-01' });
    await update(id, { tipo_terapia: 0, note: 'Gonfiore' });
    expect((await update(id, { data_inizio: '2026-01-20' })).body.data.data_fine).toBe('2026-02-01');
    const { status, body } = await update(id, { data_inizio: '2026-02-10' });
    expect([status, body.data.data_fine]).toEqual([200, null]);
    expect((await update(id, { data_fine: '2026-02-01' })).status).toBe(422);
  });

  // covers E-29 T-37
  test('rejects a status that contradicts the ID', async () => {
    const { id_terapie: id } = await create();
    expect((await call('POST', 'farmaci', { id_terapie: 0, status: 'update' })).status).toBe(422);
    expect((await call('POST', 'farmaci', { id_terapie: id, status: 'add', ...therapy })).status).toBe(422);
    expect((await call('POST', 'farmaci', { id_terapie: id })).status).toBe(422);
  });

  test('rejects an excluded diagnosis as new reason but keeps an existing one', async () => {
    const diagnosis = async (diagnosi_stato: string) => {
      const body = { tipo_diagnosi: 'Diagnosi', diagnosi_patologia: 'Gastrite', diagnosi_stato };
      const sent = { ...body, diagnosiDetails: { careprovider: 'Paolo Conti' } };
      return (await call('POST', 'salva/diagnosi/0', sent)).body.id_diagnosi;
    };
    const [suspected, excluded] = [await diagnosis('1'), await diagnosis('2')];
    const refusal = [422, [{ path: '/id_diagnosi', code: 'excluded', message: expect.any(String) }]];
    const added = await add({ id_diagnosi: excluded });
    expect([added.status, added.body.errors]).toEqual(refusal);
    const { id_terapie: id } = await create({ id_diagnosi: suspected });
    const changed = await update(id, { id_diagnosi: excluded });
    expect([changed.status, changed.body.errors]).toEqual(refusal);
    expect((await call('POST', `salva/diagnosi/${suspected}`, { diagnosi_stato: '2' })).status).toBe(200);
    expect((await update(id, { note: 'x', id_diagnosi: suspected })).body.data.id_diagnosi).toBe(suspected);
  });

  // covers E-29
  test('accepts only own diagnoses and doctors, or none', async () => {
    const foreign = await server.person();
    const body = { tipo_diagnosi: 'Diagnosi', diagnosi_patologia: 'Gastrite', diagnosi_stato: '0' };
    const named = { ...body, diagnosiDetails: { careprovider: 'Paolo Conti' } };
    const diagnosis = async (token: string) => (await call('POST', 'salva/diagnosi/0', named, token)).body.id_diagnosi;
    const own = await diagnosis(person.token);
    expect((await create({ id_diagnosi: own })).id_diagnosi).toBe(own);
    expect((await add({ id_diagnosi: await diagnosis(foreign.token) })).status).toBe(404);
    const { id_cpp } = await makeDoctor(server);
    expect((await add({ id_prescrittore: id_cpp })).status).toBe(404);
    const none = { id_diagnosi: null, id_prescrittore: null, tipo_terapia: 2, data_fine: '2026-02-01' };
    expect((await create(none)).id_diagnosi).toBeNull();
  });

  test('returns 404 for therapies of other patients', async () => {
    const { id_terapie: id } = await create();
    person = await server.person();
    expect(await list()).toEqual([]);
    for (const answer of [await update(id, { note: 'x' }), await remove(id)]) expect(answer.status).toBe(404);
  });
});
