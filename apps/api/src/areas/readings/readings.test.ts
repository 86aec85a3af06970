import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, todayFarEast } from '../../../test/server.ts';

const day = 86_400_000;

onBothDatabases('readings', (kind) => {
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

  const reading = {
    data_rilevazione: '2026-03-20',
    parametro_peso: 64.5,
    parametro_altezza: 168,
    parametro_pressione_min: 78,
    parametro_pressione_max: 122,
    parametro_frequenza: 68,
    parametro_saturazione: 97,
    parametro_temperatura: 36.6,
    fonte: 'manuale',
  };
  const nothing = {
    parametro_peso: null,
    parametro_altezza: null,
    parametro_pressione_min: null,
    parametro_pressione_max: null,
    parametro_frequenza: null,
    parametro_saturazione: null,
    parametro_temperatura: null,
  };
  const save = (id: number, body: object) =>
    server.call('POST', `/api/salva/tbl_parametri_vitalis/${id}`, { token: person.token, body });
  const add = async (body: object = {}) => (await save(0, { ...reading, ...body })).body;
  const remove = (id: number) => server.call('DELETE', `/api/rilevazioni/${id}`, { token: person.token });
  const list = async () =>
    (await server.call('GET', `/api/rilevazioniPatient/${person.id_paziente}`, { token: person.token })).body;
  const onCard = async () =>
    (await server.call('GET', `/api/patient/${person.id_paziente}`, { token: person.token })).body
      .tbl_parametri_vitalis;
  const wait = async (ms: number) => {
    now += ms;
    person.token = await server.session(person.id_utente);
  };

  // covers C-37 E-28
  test('creates and lists a reading', async () => {
    const answer = await save(0, { id_rilevazione: 0, id_paziente: person.id_paziente, ...reading });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_rilevazione: expect.any(Number),
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      ...reading,
      impronta_misura: null,
      id_livello_confidenzialita: 6,
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    });
    expect(await list()).toEqual([answer.body]);
  });

  // covers P-26
  test('has the chosen level, which changes alone', async () => {
    const before = await add({ id_livello_confidenzialita: 2 });
    expect(before.id_livello_confidenzialita).toBe(2);
    expect((await save(before.id_rilevazione, reading)).body.id_livello_confidenzialita).toBe(2);
    const { body } = await save(before.id_rilevazione, { id_livello_confidenzialita: 4 });
    expect(body).toEqual({ ...before, id_livello_confidenzialita: 4, versione: expect.any(String) });
    expect(await list()).toEqual([body]);
  });

  test('returns null for values that were not measured', async () => {
    const answer = await save(0, { data_rilevazione: '2026-03-20', parametro_frequenza: 70, fonte: 'dispositivo' });
    expect(answer.body).toMatchObject({ ...nothing, parametro_frequenza: 70, fonte: 'dispositivo' });
  });

  test('lists by date, newest first', async () => {
    const added = [];
    for (const data_rilevazione of ['2024-04-01', '2026-03-21', '2025-08-15', '2026-03-21']) {
      added.push(await add({ data_rilevazione }));
    }
    expect(await list()).toEqual([added[3], added[1], added[2], added[0]]);
  });

  // covers E-13
  test('shows the newest weight and the newest height in the patient card', async () => {
    expect(await onCard()).toEqual([]);
    const tall = await add({ data_rilevazione: '2024-03-09', parametro_peso: 75 });
    expect(await onCard()).toEqual([tall]);
    await add({ data_rilevazione: '2025-03-09', parametro_peso: null, parametro_altezza: null });
    const heavy = await add({ data_rilevazione: '2026-03-09', parametro_altezza: null });
    await add({ data_rilevazione: '2023-03-09' });
    expect(await onCard()).toEqual([heavy, tall]);
    await remove(heavy.id_rilevazione);
    expect(await onCard()).toEqual([tall]);
  });

  // covers V-01
  test.each([
    ['data_rilevazione', undefined],
    ['data_rilevazione', '2026-03-23'],
    ['fonte', undefined],
    ['fonte', 'altro'],
    ['parametro_peso', 0.2],
    ['parametro_peso', 501],
    ['parametro_altezza', 19],
    ['parametro_altezza', 251],
    ['parametro_pressione_min', 19],
    ['parametro_pressione_min', 122],
    ['parametro_pressione_min', null],
    ['parametro_pressione_max', null],
    ['parametro_pressione_max', 301],
    ['parametro_pressione_max', 122.5],
    ['parametro_frequenza', 19],
    ['parametro_frequenza', 301],
    ['parametro_frequenza', 68.5],
    ['parametro_saturazione', 29],
    ['parametro_saturazione', 101],
    ['parametro_temperatura', 45.1],
    ['impronta_misura', 'CheckMe 0001'],
  ])('rejects a new reading with %s %j', async (name, value) => {
    const answer = await save(0, { ...reading, [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(`/${name}`);
    expect(await list()).toEqual([]);
  });

  test("accepts today's date in every time zone", async () => {
    expect((await save(0, { ...reading, data_rilevazione: todayFarEast })).status).toBe(200);
  });

  test('rejects a reading without any measure', async () => {
    expect((await save(0, { ...reading, ...nothing })).body.errors).toMatchObject([{ code: 'empty' }]);
    const bare = await save(0, { id_paziente: person.id_paziente });
    expect(bare.body.errors.map(({ path }: { path: string }) => path)).toEqual(['/data_rilevazione', '/fonte']);
  });

  test('replaces all values: omitted ones become null', async () => {
    const before = await add();
    const answer = await save(before.id_rilevazione, {
      data_rilevazione: '2026-03-19',
      parametro_peso: 65,
      fonte: 'manuale',
    });
    expect(answer.body).toEqual({
      ...before,
      ...nothing,
      data_rilevazione: '2026-03-19',
      parametro_peso: 65,
      versione: expect.any(String),
    });
    expect((await save(before.id_rilevazione, { parametro_peso: 66 })).status).toBe(422);
  });

  // covers E-40
  test('stores a device measurement once, however often it is sent, and keeps later changes', async () => {
    const measured = { ...nothing, data_rilevazione: '2026-03-20', parametro_saturazione: 97, fonte: 'dispositivo' };
    const impronta_misura = 'a1'.repeat(32);
    const send = async () => (await save(0, { ...measured, impronta_misura })).body;
    const both = await Promise.all([send(), send()]);
    expect(both[0]).toMatchObject({ ...measured, impronta_misura });
    expect(both[1]).toEqual(both[0]);
    expect(await list()).toEqual([both[0]]);

    const id = both[0].id_rilevazione;
    const changed = (await save(id, { ...measured, parametro_saturazione: 96 })).body;
    expect(await send()).toEqual(changed);
    const moved = await save(id, { ...measured, impronta_misura: 'b2'.repeat(32) });
    expect(moved.body.errors).toMatchObject([{ path: '/impronta_misura', code: 'new-only' }]);

    await remove(id);
    await wait(40 * day);
    const restored = { ...both[0], versione: new Date(now).toISOString() };
    expect(await send()).toEqual(restored);
    expect(await list()).toEqual([restored]);
    const other = await add({ impronta_misura: 'b2'.repeat(32) });
    expect(await list()).toEqual([other, restored]);
  });

  test('marks changed values as manual', async () => {
    const impronta_misura = 'a1'.repeat(32);
    const ofDevice = { ...reading, fonte: 'dispositivo' };
    const { id_rilevazione: id } = await add({ ...ofDevice, impronta_misura });
    const saved = async (body: object, of = id) => (await save(of, { ...ofDevice, ...body })).body.fonte;
    expect(await saved({ data_rilevazione: '2026-03-19' })).toBe('dispositivo');
    expect(await saved({ parametro_pressione_max: 118 })).toBe('manuale');
    expect(await saved({ parametro_pressione_max: 118 })).toBe('manuale');
    expect(await saved({})).toBe('manuale');

    const { id_rilevazione: typed } = await add({ fonte: 'manuale' });
    expect(await saved({}, typed)).toBe('dispositivo');
    expect(await saved({ parametro_saturazione: null }, typed)).toBe('manuale');
  });

  test('accepts the same measurement in two records', async () => {
    const impronta_misura = 'a1'.repeat(32);
    const mine = await add({ impronta_misura });
    person = await server.person();
    const theirs = await add({ impronta_misura });
    expect(theirs.id_rilevazione).not.toBe(mine.id_rilevazione);
    expect(await list()).toEqual([theirs]);
  });

  test('requires no feature', async () => {
    person = await server.person([]);
    expect((await save(0, reading)).status).toBe(200);
  });

  test('returns 404 for readings of other patients', async () => {
    const { id_rilevazione: id } = await add();
    person = await server.person();
    expect(await list()).toEqual([]);
    for (const answer of [await save(id, reading), await remove(id)]) expect(answer.status).toBe(404);
  });
});
