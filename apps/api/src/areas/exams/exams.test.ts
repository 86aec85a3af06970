import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPdfText } from '../../../test/pdf.ts';
import {
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  type TestServer,
  today,
  todayFarEast,
} from '../../../test/server.ts';
import { type Feature, features } from '../../policy/features.ts';

const day = 86_400_000;
const deletionMark = '2012-12-20T00:00:00.000Z';

onBothDatabases('exams', (kind) => {
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

  const exam = { indagine_tipologia: 'Ecografia addome', indagine_stato: '0', id_livello_confidenzialita: 6 };
  const call = (method: string, path: string, body?: unknown, token = person.token) =>
    server.call(method, `/api/${path}`, { token, body });
  const save = (id: number, body: object, token?: string) => call('POST', `salva/esami/${id}`, body, token);
  const create = async (body: object = {}) => (await save(0, { ...exam, ...body })).body;
  const list = async (state = '3', of = person) =>
    (await call('GET', `getEsami/${of.id_paziente}/${state}`, undefined, of.token)).body;
  const names = async (state?: string) =>
    (await list(state)).map(({ indagine_tipologia }: { indagine_tipologia: string }) => indagine_tipologia);
  const without = (feature: Feature) => server.person(features.filter((name) => name !== feature));

  // covers E-18 K-45 K-46 K-47 T-20 C-19 C-14
  test("lists a new exam in its state's list and among all exams", async () => {
    const before = {
      ...exam,
      id_indagine: 0,
      id_paziente: person.id_paziente,
      indagine_tipologia: '  Risonanza magnetica ginocchio ',
      indagine_categoria: 'SR',
      indagine_stato: '1',
      indagine_motivo: 'Dolore dopo una caduta',
      indagine_data_display: '2026-04-14',
      indagine_ora: '10:30',
      altro_centro: 'Poliambulatorio San Luca',
      careprovider: 'Paolo Conti',
    };
    const saved = await save(0, before);
    expect(saved.status).toBe(200);
    const expected = {
      ...before,
      id_indagine: saved.body.id_indagine,
      indagine_tipologia: 'Risonanza magnetica ginocchio',
      author_id: person.id_utente,
      id_diagn_investigations: null,
      id_centro_indagine: null,
      diags: [],
      allegati: [],
      id_allegati: [],
      specialita: [20],
      specialita_scelta: false,
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    };
    expect(saved.body).toEqual(expected);
    expect(await list('1')).toEqual([expected]);
    expect(await list('3')).toEqual([expected]);
    expect(await list('0')).toEqual([]);
    expect(await list('2')).toEqual([]);
  });

  test('accepts numeric states', async () => {
    expect((await create({ indagine_stato: 2 })).indagine_stato).toBe('2');
  });

  test('lists undated exams first, then newest first', async () => {
    await create({ indagine_tipologia: 'vecchia', indagine_data_display: '2024-01-02' });
    await create({ indagine_tipologia: 'senza data' });
    await create({ indagine_tipologia: 'nuova', indagine_data_display: '2026-03-01' });
    expect(await names()).toEqual(['senza data', 'nuova', 'vecchia']);
  });

  test('lists the soonest appointment first and undated ones last', async () => {
    const scheduled = { indagine_stato: '1' };
    await create({ ...scheduled, indagine_tipologia: 'senza data' });
    await create({ ...scheduled, indagine_tipologia: 'lontana', indagine_data_display: '2026-09-01' });
    await create({ ...scheduled, indagine_tipologia: 'vicina', indagine_data_display: '2026-03-30' });
    expect(await names()).toEqual(['vicina', 'lontana', 'senza data']);
  });

  test('lists appointments of a day by their hour, those without one last', async () => {
    const sameDay = { indagine_stato: '1', indagine_data_display: '2026-04-14' };
    await create({ ...sameDay, indagine_tipologia: 'senza ora' });
    await create({ ...sameDay, indagine_tipologia: 'pomeriggio', indagine_ora: '14:00' });
    await create({ ...sameDay, indagine_tipologia: 'mattina', indagine_ora: '09:30' });
    expect(await names()).toEqual(['mattina', 'pomeriggio', 'senza ora']);
  });

  test('allows an hour only with a day', async () => {
    const booked = { indagine_stato: '1', indagine_data_display: '2026-04-14', indagine_ora: '10:30' };
    for (const wrong of ['24:00', '9:30', '10:60', '10.30', '']) {
      expect((await save(0, { ...exam, ...booked, indagine_ora: wrong })).status).toBe(422);
    }
    const refused = await save(0, { ...exam, indagine_ora: '10:30' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0]).toMatchObject({ path: '/indagine_ora', code: 'without-date' });
    const { id_indagine: id } = await create();
    expect((await save(id, { indagine_ora: '10:30' })).status).toBe(422);
    expect((await save(id, booked)).body).toMatchObject(booked);
    expect((await save(id, { indagine_data_display: null, indagine_ora: '10:30' })).status).toBe(422);
  });

  test('keeps the hour until it is removed or the day is another', async () => {
    const { id_indagine: id } = await create({ indagine_data_display: '2026-04-14', indagine_ora: '10:30' });
    expect((await save(id, { indagine_motivo: 'Controllo' })).body.indagine_ora).toBe('10:30');
    expect((await save(id, { indagine_ora: null })).body.indagine_ora).toBeNull();
    expect((await save(id, { indagine_ora: '11:00' })).body.indagine_ora).toBe('11:00');
    const sameDay = { indagine_data_display: '2026-04-14', indagine_stato: '1' };
    expect((await save(id, sameDay)).body.indagine_ora).toBe('11:00');
    expect((await save(id, { indagine_data_display: '2026-04-21' })).body.indagine_ora).toBeNull();
    const moved = { indagine_data_display: '2026-04-28', indagine_ora: '11:00' };
    expect((await save(id, moved)).body).toMatchObject(moved);
    const undated = (await save(id, { indagine_data_display: null })).body;
    expect(undated).toMatchObject({ indagine_data_display: null, indagine_ora: null });
  });

  // covers V-25 V-26 P-28
  test('requires type, state and level', async () => {
    for (const missing of ['indagine_tipologia', 'indagine_stato', 'id_livello_confidenzialita']) {
      const answer = await save(0, { ...exam, [missing]: undefined });
      expect(answer.status).toBe(422);
      expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual([`/${missing}`]);
    }
    expect((await save(0, { ...exam, indagine_stato: '3' })).status).toBe(422);
    expect((await save(0, { ...exam, indagine_tipologia: '  ' })).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  // covers P-02 P-03 P-04
  test('requires the features for creating, changing and moving', async () => {
    const { id_indagine: id } = await create();
    const refused: [Feature, number, object][] = [
      ['aggiungiesame', 0, exam],
      ['modificaesame', id, { indagine_motivo: 'Controllo' }],
      ['modificaesame', id, { indagine_data_display: '2026-03-01' }],
      ['spostaEsame', id, { indagine_stato: '1', indagine_data_display: '2026-05-01' }],
    ];
    for (const [feature, target, body] of refused) {
      await server.removeFeatures(person, feature);
      const answer = await save(target, body);
      expect([answer.status, answer.body.feature]).toEqual([403, feature]);
    }
    expect(await list()).toEqual([expect.objectContaining({ indagine_motivo: '', indagine_stato: '0' })]);
  });

  // covers P-23
  test('allows moving, changing the level, deleting and restoring without the editing feature', async () => {
    person = await without('modificaesame');
    const { id_indagine: id } = await create();
    const moved = await save(id, { indagine_stato: '1', indagine_data_display: '2026-05-01', indagine_ora: '08:15' });
    expect(moved.body).toMatchObject({ indagine_data_display: '2026-05-01', indagine_ora: '08:15' });
    expect((await save(id, { id_livello_confidenzialita: 2 })).body.id_livello_confidenzialita).toBe(2);
    expect((await save(id, { indagine_stato: '3', deleted_at: deletionMark })).status).toBe(200);
    expect((await save(id, { deleted_at: null })).status).toBe(200);
    expect((await save(id, { ...exam, indagine_stato: '1', id_livello_confidenzialita: 2 })).status).toBe(200);
  });

  // covers T-21
  test('changes nothing but the state when moved', async () => {
    const before = await create({ indagine_motivo: 'Controllo' });
    const after = (await save(before.id_indagine, { indagine_stato: '2', indagine_data_display: today })).body;
    expect(after).toEqual({
      ...before,
      indagine_stato: '2',
      indagine_data_display: today,
      versione: expect.any(String),
    });
    expect(await list('0')).toEqual([]);
    expect(await list('2')).toEqual([after]);
  });

  // covers V-01
  test('accepts future dates for appointments only', async () => {
    const { id_indagine: id } = await create({ indagine_stato: '1', indagine_data_display: '2026-03-23' });
    const moved = await save(id, { indagine_stato: '2' });
    expect(moved.status).toBe(422);
    expect(moved.body.errors[0]).toMatchObject({ path: '/indagine_data_display', code: 'future-date' });
    expect((await save(0, { ...exam, indagine_stato: '2', indagine_data_display: '2026-03-23' })).status).toBe(422);
    expect((await save(id, { indagine_stato: '2', indagine_data_display: null })).status).toBe(200);
    expect((await save(id, { indagine_stato: '2', indagine_data_display: todayFarEast })).status).toBe(200);
  });

  // covers K-48 T-19
  test('hides a deleted exam and restores it unchanged within 30 days', async () => {
    const before = await create({ indagine_stato: '1' });
    const id = before.id_indagine;
    const deleted = (await save(id, { indagine_stato: '3', deleted_at: deletionMark })).body;
    expect(deleted).toEqual({ ...before, indagine_stato: '3', deleted_at: deletionMark, versione: expect.any(String) });
    for (const state of ['0', '1', '2', '3']) expect(await list(state)).toEqual([]);
    expect((await save(id, { indagine_motivo: 'x' })).status).toBe(409);

    now += 20 * day;
    person = { ...person, token: await server.session(person.id_utente) };
    expect((await save(id, { indagine_stato: 3 })).body.deleted_at).toBe(deletionMark);
    now += 9 * day;
    person = { ...person, token: await server.session(person.id_utente) };
    expect((await save(id, { indagine_stato: '1', deleted_at: null })).body).toEqual({
      ...before,
      versione: new Date(now).toISOString(),
    });

    await save(id, { indagine_stato: '3' });
    now += 31 * day;
    person = { ...person, token: await server.session(person.id_utente) };
    expect((await save(id, { deleted_at: null })).status).toBe(409);
  });

  // covers C-21 C-22
  test("searches all words ignoring case and accents, in the patient's own exams", async () => {
    const other = await server.person();
    await save(0, { ...exam, indagine_tipologia: 'Ecografia tiroide' }, other.token);
    await create({ indagine_tipologia: 'Ecografia addome', indagine_motivo: 'Più volte nausea' });
    await create({ indagine_tipologia: 'Radiografia torace', careprovider: 'Lucía Ecograti' });
    await create({ indagine_tipologia: 'Emocromo' });
    for (const path of ['esamifilter', `esamifilter/${person.id_paziente}`]) {
      const search = async (text: string) => {
        const answer = await call('POST', path, { search: text });
        return answer.body.map(({ indagine_tipologia }: { indagine_tipologia: string }) => indagine_tipologia).sort();
      };
      expect(await search('ECOGRA')).toEqual(['Ecografia addome', 'Radiografia torace']);
      expect(await search('piu nausea')).toEqual(['Ecografia addome']);
      expect(await search('lucia torace')).toEqual(['Radiografia torace']);
      expect(await search('nausea torace')).toEqual([]);
      expect(await search('tiroide')).toEqual([]);
      expect(await search('eco')).toEqual(['Ecografia addome', 'Radiografia torace']);
      expect((await call('POST', path, { search: 'ec' })).status).toBe(422);
    }
  });

  test.each([
    ['12/4/2026', ['A']],
    ['12-04-2026', ['A']],
    ['04/2026', ['A', 'B']],
    ['aprile 2026', ['A', 'B']],
    ['April', ['A', 'B']],
    ['ecografia 2025', ['C']],
    ['4/12/2026', []],
    ['risonanza 12/4/2026', []],
  ])('searching %s finds the exams of that day, month or year', async (search, found) => {
    const on = (reason: string, day: string | null) =>
      create({ indagine_tipologia: 'Ecografia', indagine_motivo: reason, indagine_data_display: day });
    await on('A', '2026-04-12');
    await on('B', '2026-04-02');
    await on('C', '2025-12-04');
    await on('D', null);
    const { body } = await call('POST', 'esamifilter', { search });
    expect(body.map(({ indagine_motivo }: { indagine_motivo: string }) => indagine_motivo).sort()).toEqual(found);
  });

  // covers C-23 E-21
  test('returns at most ten investigations, and accepts a selected one', async () => {
    const look = async (search: string) => (await call('POST', 'indaginifilter', { search })).body;
    const found = await look('emocromo');
    expect(found[0]).toEqual({ id: 1, descrizione: 'Emocromo completo con formula', categoria: 'LA' });
    expect((await look('eco')).length).toBe(10);
    expect(await look('qqq')).toEqual([]);
    expect((await create({ id_diagn_investigations: 1 })).id_diagn_investigations).toBe(1);
    expect((await save(0, { ...exam, id_diagn_investigations: 99_999 })).status).toBe(422);
  });

  // covers C-20 E-11 E-71 K-51 K-52 K-53 E-13
  test('lists centres by kind and accepts only existing ones', async () => {
    const centre = (centro_tipologia: 1 | 2 | 3, centro_nome: string) => ({
      centro_tipologia,
      centro_nome,
      centro_indirizzo: 'Via Roma 1',
    });
    const contacts = { telefono: '+39 051 555010', sito_web: 'https://uno.example/', email: 'info@uno.example' };
    const nothing = { telefono: '', sito_web: null, email: null };
    const [special, , laboratory] = await server.database
      .insertInto('centri_indagini')
      .values([
        { ...centre(1, 'Studio Uno'), ...contacts },
        { ...centre(2, 'Radiologia Due'), ...nothing },
        { ...centre(3, 'Analisi Tre'), ...nothing },
      ])
      .returning('id_centro_indagine')
      .execute();
    const centres = (await call('GET', `getCentriIndagini/${person.id_paziente}`)).body;
    expect(centres.centri_convenzionati_specialistici).toContainEqual({
      record_id: special?.id_centro_indagine,
      centro_nome: 'Studio Uno',
      centro_indirizzo: 'Via Roma 1',
      telefono: '+39 051 555010',
      sitoWeb: 'https://uno.example/',
      email: 'info@uno.example',
      attivo: true,
      table_data: {
        table_column_title: { value: 'Studio Uno' },
        table_column_subtitle: { value: 'Via Roma 1' },
        table_column_text: { value: '+39 051 555010' },
      },
    });
    const card = (await call('GET', `patient/${person.id_paziente}`)).body;
    expect(card.centri_convenzionati_specialistici).toContainEqual({
      record_id: special?.id_centro_indagine,
      centro_nome: 'Studio Uno',
    });
    const names = ['Studio Uno', 'Radiologia Due', 'Analisi Tre'];
    for (const [index, kind] of ['specialistici', 'radiologici', 'laboratory_analisi'].entries()) {
      for (const lists of [centres, card]) {
        const listed: { centro_nome: string }[] = lists[`centri_convenzionati_${kind}`];
        expect(listed.map((one) => one.centro_nome).filter((name) => names.includes(name))).toEqual([names[index]]);
      }
    }
    const chosen = await create({ id_centro_indagine: laboratory?.id_centro_indagine });
    expect(chosen.id_centro_indagine).toBe(laboratory?.id_centro_indagine);
    expect((await call('POST', 'esamifilter', { search: 'analisi tre' })).body).toEqual([chosen]);
    expect((await save(0, { ...exam, id_centro_indagine: 99_999 })).status).toBe(422);
  });

  // covers E-19
  test('accepts only diagnoses of the same patient', async () => {
    const diagnosis = async (token: string) => {
      const body = { tipo_diagnosi: 'Diagnosi', diagnosi_patologia: 'Gastrite', diagnosi_stato: '1' };
      const saved = { ...body, diagnosiDetails: { careprovider: 'Paolo Conti' } };
      return (await call('POST', 'salva/diagnosi/0', saved, token)).body.id_diagnosi;
    };
    const [one, two] = [await diagnosis(person.token), await diagnosis(person.token)];
    const foreign = await diagnosis((await server.person()).token);
    const before = await create({ diags: [two, one] });
    expect(before.diags).toEqual([one, two]);
    expect((await save(before.id_indagine, { diags: [one, foreign] })).status).toBe(404);
    expect((await save(0, { ...exam, diags: [foreign] })).status).toBe(404);
    expect((await save(before.id_indagine, { indagine_motivo: 'x' })).body.diags).toEqual([one, two]);
    expect((await save(before.id_indagine, { diags: [two] })).body.diags).toEqual([two]);
    expect(await list()).toEqual([expect.objectContaining({ diags: [two] })]);
    await server.removeFeatures(person, 'modificaesame');
    expect((await save(before.id_indagine, { diags: [two] })).status).toBe(200);
    expect((await save(before.id_indagine, { diags: [] })).status).toBe(403);
  });

  // covers E-10
  test('includes exams in the patient card', async () => {
    const saved = await create();
    expect((await call('GET', `patient/${person.id_utente}`)).body.esami).toEqual([saved]);
  });

  // covers C-26 C-71
  test('prints a tagged Italian PDF for the owner only', async () => {
    await create({ indagine_motivo: 'Più “prove”', indagine_data_display: '2026-04-14' });
    const answer = await server.app.inject({
      method: 'GET',
      url: `/api/downloadEsami/${person.id_paziente}?livello=6`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Esami ${today}.pdf"; filename*=UTF-8''Esami%20${today}.pdf`,
    });
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
    for (const part of ['/Lang (it-IT)', '/Marked true', '/StructTreeRoot', '/S /H1', '/S /TH'])
      expect(pdf).toContain(part);
  });

  // covers C-26 A-33
  test.each(['0', '1', '2'])('prints exams in state %s until they are deleted', async (state) => {
    const printed = async () => readPdfText((await call('GET', `downloadEsami/${person.id_paziente}?livello=6`)).bytes);
    const { id_indagine: id } = await create({ indagine_stato: state });
    expect(await printed()).toContain('Ecografia addome');
    await save(id, { indagine_stato: '3' });
    expect(await printed()).not.toContain('Ecografia addome');
  });

  test('prints a missing level as such', async () => {
    const { id_indagine: id } = await create();
    await server.database
      .updateTable('indagini')
      .set({ id_livello_confidenzialita: null })
      .where('id_indagine', '=', id)
      .execute();
    expect((await list())[0].id_livello_confidenzialita).toBeNull();
  });
});
