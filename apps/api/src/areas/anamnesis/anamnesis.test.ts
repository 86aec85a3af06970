import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFemale } from '../../../test/record-sample.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { emptyPhysiological } from './physiological.ts';

const texts = [
  ['getAnamnesiFm', 'AnamnesiFamiliare', 'anamnesi_familiare_contenuto', 'tbl_anamnesi_familiare'],
  ['getAnamnesiRm', 'AnamnesiRemota', 'anamnesi_remota_contenuto', 'tbl_anamnesi_pt_remota'],
  ['getAnamnesiPr', 'AnamnesiProssima', 'anamnesi_prossima_contenuto', 'tbl_anamnesi_pt_prossima'],
] as const;

const female = { etaMenarca: 12, ciclo: 'Regolare', etaMenopausa: 51, menopausa: 'Fisiologica', noteCicloMes: 'Note.' };
const femaleFields = Object.keys(female);
const common = Object.fromEntries(Object.entries(emptyPhysiological).filter(([name]) => !femaleFields.includes(name)));

onBothDatabases('the history', (kind) => {
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

  const get = async (path: string) =>
    (await server.call('GET', `/api/${path}/${person.id_paziente}`, { token: person.token })).body;
  const save = (part: string, id: number, body: object) =>
    server.call('POST', `/api/salva/${part}/${id}`, { token: person.token, body });
  const answer = (body: object, id = 0) => save('AnamnesiFisiologica', id, { ...common, ...body });
  const physiological = () => get('getAnamnesiFisiologica');

  // covers C-54 C-55 C-56 E-42 E-43 E-44
  test.each(texts)('%s starts empty and returns text, author and time', async (path, part, content, table) => {
    const nobody = {
      ...{ id_paziente: person.id_paziente, author_id: null, dataAggiornamento: null },
      id_livello_confidenzialita: null,
    };
    expect(await get(path)).toEqual({ ...nobody, id_anamnesi_log: 0, [content]: '' });
    const first = await save(part, 0, { [content]: ' Padre: infarto a 58 anni.\nMadre: ipertensione. ' });
    expect(first.body).toEqual({
      id_paziente: person.id_paziente,
      id_anamnesi_log: expect.any(Number),
      author_id: person.id_utente,
      id_livello_confidenzialita: 6,
      dataAggiornamento: '2026-03-21T11:00:00.000Z',
      [content]: 'Padre: infarto a 58 anni.\nMadre: ipertensione.',
    });
    now += 60_000;
    const { id_anamnesi_log: id, dataAggiornamento } = first.body;
    const second = await save(part, id, { [content]: 'Padre: infarto.', dataAggiornamento });
    expect(second.body).toMatchObject({ id_anamnesi_log: id, [content]: 'Padre: infarto.' });
    expect(second.body.dataAggiornamento).toBe('2026-03-21T11:01:00.000Z');
    expect(await get(path)).toEqual(second.body);
    const rows = server.database.selectFrom(table).selectAll().where('id_anamnesi_log', '=', id);
    expect(await rows.execute()).toEqual([{ id_anamnesi_log: id, [content]: 'Padre: infarto.' }]);
    for (const [other, , field] of texts.filter(([name]) => name !== path)) expect((await get(other))[field]).toBe('');
  });

  // covers P-26
  test.each([
    ...texts.map(([, part, content]) => [part, { [content]: 'x' }] as const),
    ['AnamnesiFisiologica', common] as const,
  ])('%s has the chosen level and keeps it', async (part, content) => {
    const { body: first } = await save(part, 0, { ...content, id_livello_confidenzialita: 2 });
    expect(first.id_livello_confidenzialita).toBe(2);
    const { id_anamnesi_log: id, dataAggiornamento } = first;
    const { body: second } = await save(part, id, { ...content, dataAggiornamento });
    expect(second.id_livello_confidenzialita).toBe(2);
    const third = { ...content, dataAggiornamento: second.dataAggiornamento, id_livello_confidenzialita: 5 };
    expect((await save(part, id, third)).body.id_livello_confidenzialita).toBe(5);
    expect((await save(part, id, { ...third, id_livello_confidenzialita: 7 })).status).toBe(422);
  });

  test('detects concurrent writes of two devices', async () => {
    const { id_anamnesi_log: id, dataAggiornamento } = (await answer({ professione: 'Grafica' })).body;
    // The clock is fixed: all three writes have the same timestamp.
    expect((await answer({ professione: 'Fotografa', dataAggiornamento }, id)).status).toBe(200);
    const other = await answer({ professione: 'Stampatrice', dataAggiornamento }, id);
    expect([other.status, other.body.code]).toEqual([409, 'changed']);
  });

  test('rejects a write that is based on an older version', async () => {
    const { id_anamnesi_log: id, dataAggiornamento } = (await answer({ professione: 'Grafica' })).body;
    const again = await answer({ professione: 'Fotografa' });
    expect([again.status, again.body.code]).toEqual([409, 'changed']);
    now += 60_000;
    expect((await answer({ professione: 'Fotografa', dataAggiornamento }, id)).status).toBe(200);
    const late = await answer({ professione: 'Stampatrice', dataAggiornamento }, id);
    expect([late.status, late.body.code]).toEqual([409, 'changed']);
    expect((await physiological()).professione).toBe('Fotografa');
  });

  test('returns 404 for the ID of another part', async () => {
    const { id_anamnesi_log: id } = (await save('AnamnesiRemota', 0, { anamnesi_remota_contenuto: 'x' })).body;
    expect((await save('AnamnesiProssima', id, { anamnesi_prossima_contenuto: 'x' })).status).toBe(404);
    expect((await answer({}, id)).status).toBe(404);
  });

  // covers C-57 E-64 E-49 E-53 E-54 E-55 E-56 E-57 E-58 E-59 E-60 E-63
  test('starts without answers and stores all of them', async () => {
    const nobody = {
      ...{ id_paziente: person.id_paziente, author_id: null, dataAggiornamento: null },
      id_livello_confidenzialita: null,
    };
    expect(await physiological()).toEqual({ ...nobody, id_anamnesi_log: 0, ...emptyPhysiological });
    const answers = {
      tempoParto: 'pretermine',
      tipoParto: 'naturale distocito',
      allattamento: 'artificiale',
      sviluppoVegRel: 'patologico',
      noteInfanzia: 'Varicella.',
      livelloScol: 'medie-inferiori',
      attivitaFisica: 'sportiva',
      abitudAlim: 'iperfagia',
      ritmoSV: 'Dorme poco',
      stress: 'si',
      fumo: 'si',
      dosiFumo: 12.5,
      dataInizioFumo: '2001-01-01',
      dataFineFumo: '2026-03-21',
      alcool: 'si',
      dosiAlcool: 0.5,
      tipoAlcool: 'Super alcolico',
      dataInizioAlcool: '2005-05-05',
      dataFineAlcool: null,
      droghe: 'si',
      dosiDroghe: 'una volta al mese',
      tipoDroghe: 'Cannabinoidi',
      dataInizioDroghe: '2005-05-05',
      dataFineDroghe: '2005-05-05',
      caffeina: 'si',
      dosiCaffeina: 3,
      noteStileVita: 'Note.',
      professione: 'Muratore',
      noteAttLav: 'Polveri.',
      alvo: 'alterno',
      minzione: 'patologica',
      noteAlvoMinz: 'Note.',
    };
    const saved = await answer(answers);
    expect(saved.status).toBe(200);
    expect(await physiological()).toEqual({
      ...emptyPhysiological,
      ...answers,
      id_paziente: person.id_paziente,
      id_anamnesi_log: saved.body.id_anamnesi_log,
      author_id: person.id_utente,
      id_livello_confidenzialita: 6,
      dataAggiornamento: '2026-03-21T11:00:00.000Z',
    });
    now += 60_000;
    const { id_anamnesi_log: id, dataAggiornamento } = saved.body;
    const second = await answer({ ...answers, dataAggiornamento }, id);
    expect(second.body).toEqual({ ...saved.body, dataAggiornamento: '2026-03-21T11:01:00.000Z' });
    expect(await physiological()).toEqual(second.body);
  });

  // covers V-60
  test.each([
    ['fumo', 'dosiFumo', 0],
    ['alcool', 'dosiAlcool', 0],
    ['droghe', 'dosiDroghe', ' '],
    ['caffeina', 'dosiCaffeina', 0],
  ])('requires an amount when %s is answered with si', async (habit, dose, none) => {
    const refused = await answer({ [habit]: 'si', [dose]: none });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: `/${dose}`, code: 'required' }]]);
    expect((await answer({ [habit]: 'no', [dose]: none })).status).toBe(200);
  });

  // covers T-44
  test.each(['no', null])('resets dose and details of a habit answered with %s', async (value) => {
    const days = (name: string) => ({ [`dataInizio${name}`]: '2001-01-01', [`dataFine${name}`]: '2002-01-01' });
    const saved = await answer({
      ...{ fumo: value, dosiFumo: 20, ...days('Fumo') },
      ...{ alcool: value, dosiAlcool: 2, tipoAlcool: 'Vino', ...days('Alcool') },
      ...{ droghe: value, dosiDroghe: 'spesso', tipoDroghe: 'LSD', ...days('Droghe') },
      ...{ caffeina: value, dosiCaffeina: 3 },
    });
    const { id_anamnesi_log: _, ...kept } = saved.body;
    expect(kept).toMatchObject({ ...emptyPhysiological, fumo: value, alcool: value, droghe: value, caffeina: value });
  });

  // covers E-55 E-56 E-57 V-01
  test.each([
    ['fumo', 'Fumo', { dosiFumo: 5 }],
    ['alcool', 'Alcool', { dosiAlcool: 1 }],
    ['droghe', 'Droghe', { dosiDroghe: 'poco' }],
  ])('rejects a period of %s that ends before it starts or lies in the future', async (habit, name, dose) => {
    const period = (start: string | null, end: string | null) =>
      answer({ [habit]: 'si', ...dose, [`dataInizio${name}`]: start, [`dataFine${name}`]: end });
    const paths = async (start: string | null, end: string | null) =>
      (await period(start, end)).body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    expect(await paths('2010-02-02', '2010-02-01')).toEqual([`/dataFine${name} date-order`]);
    expect(await paths('2026-03-23', null)).toEqual([`/dataInizio${name} future-date`]);
    expect(await paths(null, '2026-03-23')).toEqual([`/dataFine${name} future-date`]);
    expect((await period('2010-02-01', '2010-02-01')).status).toBe(200);
  });

  // covers E-45 E-46 E-47 E-48 E-50 E-51 E-52 E-54 E-56 E-57 E-61 E-62
  test.each<[string, string[], object?]>([
    ['tempoParto', ['pretermine', 'termine', 'post-termine']],
    ['tipoParto', ['naturale eutocico', 'naturale distocito', 'post-operatorio cesareo']],
    ['allattamento', ['materno', 'artificiale']],
    ['sviluppoVegRel', ['normale', 'patologico']],
    ['livelloScol', ['analfabeta', 'elementare', 'medie-inferiori', 'diploma', 'laurea']],
    ['attivitaFisica', ['sedentario', 'moderata', 'adeguata', 'sportiva', 'intensa']],
    ['abitudAlim', ['nella norma', 'inappetenza', 'anoressia', 'iperfagia', 'bulimia']],
    ['stress', ['no', 'si']],
    ['tipoAlcool', ['Vino', 'Birra', 'Super alcolico', 'Altro'], { alcool: 'si', dosiAlcool: 1 }],
    [
      'tipoDroghe',
      ['Cocaina', 'Anfetamina', 'LSD', 'Cannabinoidi', 'Metadone', 'MDMA', 'Altro'],
      { droghe: 'si', dosiDroghe: 'poco' },
    ],
    ['alvo', ['regolare', 'stitico', 'diarroico', 'alterno']],
    ['minzione', ['nella norma', 'patologica']],
  ])('accepts only the documented answers for %s', async (name, answers, habit = {}) => {
    let id = 0;
    for (const value of answers) {
      const saved = await answer({ ...habit, [name]: value }, id);
      expect([saved.status, saved.body[name]]).toEqual([200, value]);
      id = saved.body.id_anamnesi_log;
    }
    expect((await answer({ ...habit, [name]: 'altro' }, id)).status).toBe(422);
  });

  // covers E-65 K-70
  test('stores the menstrual history of women only', async () => {
    const refused = await answer(female);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(
      femaleFields.map((name) => `/${name}`),
    );
    await makeFemale(server, person);
    const saved = await answer(female);
    expect(saved.body).toMatchObject(female);
    const id = saved.body.id_anamnesi_log;
    expect((await answer({ professione: 'Sarta' }, id)).body).toMatchObject({ ...female, professione: 'Sarta' });
    for (const [name, answers] of [
      ['ciclo', ['Regolare', 'Irregolare']],
      ['menopausa', ['Fisiologica', 'Chirurgica']],
    ] as const) {
      for (const value of answers) expect((await answer({ ...female, [name]: value }, id)).body[name]).toBe(value);
      expect((await answer({ ...female, [name]: 'Altro' }, id)).status).toBe(422);
    }
    for (const etaMenarca of [8, 18]) expect((await answer({ ...female, etaMenarca }, id)).status).toBe(200);
    for (const etaMenarca of [7, 19]) expect((await answer({ ...female, etaMenarca }, id)).status).toBe(422);
    const order = await answer({ ...female, etaMenarca: 14, etaMenopausa: 14 }, id);
    expect(order.body.errors).toMatchObject([{ path: '/etaMenopausa', code: 'order' }]);
  });

  test('is found by everyday words of the questions that were answered', async () => {
    const found = async (search: string) =>
      (await server.call('POST', '/api/cerca', { token: person.token, body: { search } })).body.data.map(
        ({ titolo }: { titolo: string }) => titolo,
      );
    await answer({ fumo: 'si', dosiFumo: 10, caffeina: 'no' });
    for (const words of ['fumo', 'fumatore', 'sigarette', 'smoking', 'caffè']) {
      expect([words, await found(words)]).toEqual([words, ['fisiologica']]);
    }
    for (const words of ['alcol', 'alcohol', 'menopausa']) expect([words, await found(words)]).toEqual([words, []]);
  });

  test('appears in timeline, search and audit', async () => {
    await answer({ professione: 'Restauratrice' });
    const made = await save('AnamnesiFamiliare', 0, { anamnesi_familiare_contenuto: 'Nonno diabetico' });
    const { id_anamnesi_log: id } = made.body;
    const timeline = async () => (await get('cronologia')).data.map(({ titolo }: { titolo: string }) => titolo);
    expect((await timeline()).sort()).toEqual(['familiare', 'fisiologica']);
    const search = async (search: string) =>
      (await server.call('POST', '/api/cerca', { token: person.token, body: { search } })).body.data;
    expect(await search('nonno')).toMatchObject([{ tipo: 'anamnesis', id_record: id, titolo: 'familiare' }]);
    expect(await search('restauratrice')).toMatchObject([{ titolo: 'fisiologica' }]);
    await save('AnamnesiFamiliare', id, { anamnesi_familiare_contenuto: '' });
    expect(await timeline()).toEqual(['fisiologica']);
    const url = `/api/audit?tipo=anamnesis&id_record=${id}`;
    const log = (await server.call('GET', url, { token: person.token })).body.data;
    expect(log.map(({ azione }: { azione: string }) => azione)).toEqual(['changed', 'created']);
  });
});
