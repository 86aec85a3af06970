import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { reactionReport } from '../../../test/reactions.ts';
import {
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  type TestServer,
  today,
  todayFarEast,
} from '../../../test/server.ts';

const day = 86_400_000;

const fields =
  'id_structure_pharmacovigilance date_last_menstruation pregnancy nursing_mother reaction date_reaction severity ' +
  'reaction_affect reaction_duration drugs_to_treat_reaction reaction_now batch_number prescribed_by_doctor ' +
  'care_provider_warned reason adverse_reaction_drug_suspended first_assumption_date last_assumption_date ' +
  'how_many_times_day how_drug_taken drug_already_used same_reaction other_drugs_used other_diseases ' +
  'name_care_provider contactable_care_provider address_care_provider phone_care_provider';

onBothDatabases('reports of adverse reactions', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;
  let therapy: number;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());

  async function begin(sex: 'female' | 'male' | 'unknown' = 'unknown') {
    person = await server.person();
    await server.database
      .updateTable('pazienti')
      .set({ paziente_sesso: sex })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    const body = {
      id_terapie: 0,
      status: 'add',
      tipo_terapia: 1,
      id_farmaco_codifa: 'farm-tachipirina',
      prescrittore: 'Elena Bianchi',
      quantita_farmaceutica: '500 mg',
      frequenza_farmaceutica: '2 volte al giorno',
      data_inizio: '2026-03-16',
    };
    therapy = (await server.call('POST', '/api/farmaci', { token: person.token, body })).body.data.id_terapie;
  }
  beforeEach(async () => {
    now = noon;
    await begin();
  });

  const report = (more: object = {}) => ({ ...reactionReport(person.id_utente, therapy), ...more });
  const post = (body: object) => server.call('POST', '/api/adverseReaction', { token: person.token, body });
  const add = async (more: object = {}) => (await post(report(more))).body;
  const get = async (path: string) => (await server.call('GET', `/api/${path}`, { token: person.token })).body;
  const list = () => get(`getAdverseReaction/${person.id_paziente}`);
  const remove = (id: number) => server.call('DELETE', `/api/adverseReaction/${id}`, { token: person.token });
  const restore = (id: number) =>
    server.call('POST', `/api/salva/reazioni/${id}`, { token: person.token, body: { deleted_at: null } });
  const wait = async (ms: number) => {
    now += ms;
    person.token = await server.session(person.id_utente);
  };
  const paths = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

  // covers E-31 E-32 E-33 E-34 C-44 C-45
  test("lists a report with 28 fields, the patient's address and the drug", async () => {
    await begin();
    const answer = await post(report());
    expect(answer.status).toBe(200);
    const { id_utente, id_terapie, ...fieldsSent } = report();
    expect(answer.body).toEqual({
      ...fieldsSent,
      id_reazione: expect.any(Number),
      id_paziente: person.id_paziente,
      id_utente,
      id_terapie,
      farmaco: { id_farmaco_codifa: 'farm-tachipirina', descrizione_breve: 'Tachipirina' },
      data_inserimento: today,
      id_livello_confidenzialita: 6,
      deleted_at: null,
    });
    expect(fields.split(' ')).toHaveLength(28);
    expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(await list()).toEqual([answer.body]);
  });

  // covers P-26
  test('has the chosen level, which changes alone', async () => {
    await begin();
    const before = await add({ id_livello_confidenzialita: 2 });
    expect(before.id_livello_confidenzialita).toBe(2);
    const { body } = await server.call('POST', `/api/salva/reazioni/${before.id_reazione}`, {
      token: person.token,
      body: { id_livello_confidenzialita: 4 },
    });
    expect(body).toEqual({ ...before, id_livello_confidenzialita: 4 });
    expect(await list()).toEqual([body]);
  });

  // covers V-53
  test.each(fields.split(' '))('requires %s', async (name) => {
    const answer = await post(report({ [name]: undefined }));
    expect([answer.status, paths(answer.body)]).toEqual([422, [`/${name}`]]);
    expect(await list()).toEqual([]);
  });

  // covers K-59 K-60 K-61 K-62
  test.each([
    ['severity', ['Non grave', 'Ricovero in ospedale', 'Pericolo di vita', 'Invalidità permanente'], 'Grave'],
    [
      'reaction_now',
      ['Risolta', 'Risolta con conseguenze', 'Migliorata', 'Non ancora risolta', 'Non so'],
      'Peggiorata',
    ],
    ['reaction_affect', [1, 10], 0],
    ['reaction_affect', [5], 11],
    ['id_structure_pharmacovigilance', [1, 22], 23],
  ])('%s accepts listed values only', async (name, known, other) => {
    for (const value of known) expect((await add({ [name]: value }))[name]).toBe(value);
    const answer = await post(report({ [name]: other }));
    expect([answer.status, paths(answer.body)]).toEqual([422, [`/${name}`]]);
  });

  // covers K-61 V-53
  test('requires women to answer on nursing; pregnancy and menstruation may be omitted', async () => {
    await begin('female');
    expect(paths((await post(report())).body)).toEqual(['/nursing_mother']);
    for (const pregnancy of ['1° Trimestre', '2° Trimestre', '3° Trimestre', 'Sconosciuta', null]) {
      expect((await add({ nursing_mother: 'no', pregnancy })).pregnancy).toBe(pregnancy);
    }
    expect((await add({ nursing_mother: 'si', date_last_menstruation: '2026-03-02' })).id_reazione).toBeGreaterThan(0);
    const wrong = await post(report({ nursing_mother: 'si', date_last_menstruation: '2026-03-23' }));
    expect(paths(wrong.body)).toEqual(['/date_last_menstruation']);
    expect((await post(report({ nursing_mother: 'no', pregnancy: '4° Trimestre' }))).status).toBe(422);
  });

  test.each(['male', 'unknown'] as const)('rejects questions for women when the sex is %s', async (sex) => {
    await begin(sex);
    expect((await post(report())).status).toBe(200);
    const sent = { nursing_mother: 'no', pregnancy: 'Sconosciuta', date_last_menstruation: '2026-03-02' };
    const answer = await post(report(sent));
    expect(paths(answer.body).sort()).toEqual(['/date_last_menstruation', '/nursing_mother', '/pregnancy']);
  });

  test('asks for an earlier reaction only if the drug was used before', async () => {
    expect(paths((await post(report({ drug_already_used: 'si' }))).body)).toEqual(['/same_reaction']);
    expect((await post(report({ drug_already_used: 'si', same_reaction: 'no' }))).status).toBe(200);
    expect(paths((await post(report({ same_reaction: 'no' }))).body)).toEqual(['/same_reaction']);
  });

  // covers V-54 V-01
  test('rejects dates out of order or in the future', async () => {
    const order = await post(report({ first_assumption_date: '2026-03-19' }));
    expect(order.body.errors).toEqual([expect.objectContaining({ path: '/first_assumption_date', code: 'order' })]);
    expect((await post(report({ first_assumption_date: '2026-03-18' }))).status).toBe(200);
    for (const name of ['date_reaction', 'last_assumption_date']) {
      expect(paths((await post(report({ [name]: '2026-03-23' }))).body)).toEqual([`/${name}`]);
      expect((await post(report({ [name]: todayFarEast }))).status).toBe(200);
    }
  });

  test('requires an own therapy, and keeps the report when the therapy changes', async () => {
    const stranger = await server.person();
    const body = reactionReport(stranger.id_utente, therapy);
    expect((await server.call('POST', '/api/adverseReaction', { token: stranger.token, body })).status).toBe(404);
    const { id_reazione } = await add();
    const update = { id_terapie: therapy, status: 'delete' };
    expect((await server.call('POST', '/api/farmaci', { token: person.token, body: update })).status).toBe(200);
    expect(await list()).toEqual([
      expect.objectContaining({ id_reazione, farmaco: expect.objectContaining({ descrizione_breve: 'Tachipirina' }) }),
    ]);
  });

  test('is included in the interaction check', async () => {
    await add();
    const { messaggiInterazioni } = await get('checkInterazioniFarmaco/farm-tachipirina');
    expect(messaggiInterazioni).toEqual(expect.arrayContaining([expect.objectContaining({ tipo: 'reazione' })]));
  });

  test('is deleted, listed in the trash and restored within 30 days', async () => {
    const before = await add();
    expect((await remove(before.id_reazione)).body).toEqual({ ...before, deleted_at: new Date(noon).toISOString() });
    expect(await list()).toEqual([]);
    const trash = await get(`cestino/${person.id_paziente}`);
    expect(trash).toEqual([expect.objectContaining({ tipo: 'reaction', titolo: 'Tachipirina' })]);
    await wait(20 * day);
    await remove(before.id_reazione);
    await wait(10 * day);
    expect((await restore(before.id_reazione)).body).toEqual(before);
    await remove(before.id_reazione);
    await wait(30 * day + 1);
    expect((await restore(before.id_reazione)).body.code).toBe('deleted');
  });

  test('appears in timeline and search', async () => {
    await add();
    const { data } = await get(`cronologia/${person.id_paziente}?tipo=reaction`);
    expect(data).toEqual([
      expect.objectContaining({ data: '2026-03-18', titolo: 'Tachipirina', testo: 'Macchie rosse sulle braccia' }),
    ]);
  });

  // covers P-26
  test('has no level, so that only full visibility with the highest clearance shows it', async () => {
    await add();
    const seen = async (assegnazione_confidenzialita: number, visibility: 1 | 2) => {
      const { id_cpp } = await makeDoctor(server);
      await associate(server, person, id_cpp, { assegnazione_confidenzialita, visibility });
      return (await get(`vediCome/${id_cpp}`)).cartella.reazioni.length;
    };
    expect([await seen(6, 1), await seen(5, 1), await seen(6, 2)]).toEqual([1, 0, 0]);
  });

  test('is printed as PDF for its owner only, until deleted', async () => {
    const { id_reazione } = await add();
    const print = (query = '') =>
      server.call('GET', `/api/downloadAdverseReaction/${id_reazione}${query}`, { token: person.token });
    const printed = await print();
    expect([printed.status, printed.headers['content-type'], printed.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const named = String((await print('?lingua=en')).headers['content-disposition']);
    expect(named).toContain('Adverse%20reaction%202026-03-18.pdf');
    await remove(id_reazione);
    expect((await print()).status).toBe(404);
  });

  // covers E-35
  test('lists the national network and the regional centres', async () => {
    const structures = await get('struttureFarmacovigilanza');
    expect(structures).toHaveLength(22);
    expect(structures[0]).toEqual({ id: 1, struttura: expect.stringContaining('AIFA') });
  });

  test('returns 404 for reports of other patients', async () => {
    const { id_reazione } = await add();
    person = await server.person();
    expect(await list()).toEqual([]);
    for (const answer of [await remove(id_reazione), await restore(id_reazione)]) expect(answer.status).toBe(404);
  });
});
