import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

const hasBled = {
  uncontrolledHypertension: true,
  abnormalRenalFunction: false,
  abnormalLiverFunction: false,
  stroke: false,
  bleeding: false,
  labileInr: false,
  drugs: true,
  alcohol: false,
  age: 70,
};
const hasBledTitles = [
  'Pressione alta non controllata',
  'Malattia dei reni',
  'Malattia del fegato',
  'Ictus in passato',
  'Sanguinamento importante o tendenza a sanguinare',
  'INR instabile',
  'Farmaci che fanno sanguinare',
  'Alcol',
  'Età',
];
const cha2ds2Titles = [
  'Scompenso cardiaco',
  'Pressione alta',
  'Diabete',
  'Ictus, TIA o embolia arteriosa',
  'Malattia delle arterie',
  'Età',
  'Sesso',
];
const mgDl = (value: number) => ({ value, unit: 'mg/dL' });

// Results of independent calculators; sources: test vectors of the library.
const samples = [
  ['has-bled-score', 3, hasBled],
  // OPTN 2016: the first score rounds to 11, at which sodium is not considered.
  ['meld-score', 11, { creatinine: mgDl(1.3), bilirubin: mgDl(1.1), inr: 1.2, sodiumMmolL: 126, dialysis: false }],
  [
    'cha2-ds2-score',
    3,
    {
      heartFailure: false,
      hypertension: true,
      diabetes: false,
      strokeTiaThromboembolism: false,
      vascularDisease: false,
      age: 67,
      sex: 'female',
    },
  ],
  // MedCalc-Bench: 6.5085 %.
  [
    'framingham-score',
    6.5,
    {
      sex: 'male',
      age: 55,
      totalCholesterol: mgDl(213),
      hdl: mgDl(50),
      systolicBpMmHg: 120,
      bpTreated: false,
      smoker: false,
    },
  ],
  // Worked example of Goff 2014 with full-precision coefficients: 5.4 %.
  [
    'cardiovascolare-score',
    5.4,
    {
      sex: 'male',
      race: 'white',
      age: 55,
      totalCholesterol: mgDl(213),
      hdl: mgDl(50),
      systolicBpMmHg: 120,
      bpTreated: false,
      smoker: false,
      diabetes: false,
    },
  ],
] as const;

onBothDatabases('scores', (kind) => {
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
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nascita: '1970-05-01', paziente_sesso: 'female' })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
  });

  const save = (body: object) => server.call('POST', '/api/score', { token: person.token, body });
  const history = async (name: string, id = person.id_paziente) =>
    (await server.call('GET', `/api/score/${id}/${name}`, { token: person.token })).body;
  const read = async (path: string) => (await server.call('GET', `/api/${path}`, { token: person.token })).body.data;

  // covers C-64 C-65 E-68 K-88
  test.each(samples)('stores and returns %s of %d with author and time', async (name, value, risposte) => {
    const body = { id_paziente: person.id_paziente, nome_score: name, valore_score: value, risposte };
    const answer = await save(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_score: expect.any(Number),
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      nome_score: name,
      valore_score: value,
      additional_score: name === 'cha2-ds2-score' ? 4.6 : null,
      risposte,
      created_at: '2026-03-21T11:00:00.000Z',
    });
    expect(await history(name)).toEqual([answer.body]);
    expect(await history(name, person.id_utente)).toEqual([answer.body]);
  });

  // covers C-65
  test("lists each score's history, newest first", async () => {
    const values = [12, 14, 9];
    for (const valore_score of values) {
      await save({ nome_score: 'meld-score', valore_score });
      now += 60_000;
    }
    await save({ nome_score: 'has-bled-score', valore_score: 2 });
    const scores: { valore_score: number }[] = await history('meld-score');
    expect(scores.map(({ valore_score }) => valore_score)).toEqual([9, 14, 12]);
    expect(await history('framingham-score')).toEqual([]);
  });

  test('lists the later of two simultaneous scores first', async () => {
    for (const valore_score of [1, 2]) await save({ nome_score: 'has-bled-score', valore_score });
    const scores: { valore_score: number }[] = await history('has-bled-score');
    expect(scores.map(({ valore_score }) => valore_score)).toEqual([2, 1]);
  });

  test.each(samples)('rejects a value other than the result for %s of %d', async (name, value, risposte) => {
    const answer = await save({ nome_score: name, valore_score: value + 1, risposte });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: '/valore_score', code: 'mismatch', message: expect.any(String) }]);
    expect(await history(name)).toEqual([]);
  });

  test.each([
    ['a missing answer', { ...hasBled, stroke: undefined }, '/risposte/stroke', 'required'],
    ['an answer of the wrong kind', { ...hasBled, stroke: 1 }, '/risposte/stroke', 'out-of-range'],
    ['a person the score is not for', { ...hasBled, age: 17 }, '/risposte/age', 'population'],
    ['an answer of another score', { ...hasBled, sex: 'female' }, '/risposte/sex', 'additionalProperties'],
    ['an answer with a slash', { ...hasBled, 'a/b.c': true }, '/risposte/a~1b.c', 'additionalProperties'],
  ])('rejects %s with its path', async (_, risposte, path, code) => {
    const answer = await save({ nome_score: 'has-bled-score', valore_score: 3, risposte });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path, code, message: expect.any(String) }]);
  });

  test('does not read a missing or misspelled answer about dialysis as no', async () => {
    const body = { nome_score: 'meld-score', valore_score: 11 };
    const { dialysis: _, ...asked } = samples[1][2];
    const missing = await save({ ...body, risposte: asked });
    expect(missing.status).toBe(422);
    expect(missing.body.errors).toMatchObject([{ path: '/risposte/dialysis', code: 'required' }]);
    const misspelled = await save({ ...body, risposte: { ...asked, dialisys: true } });
    expect(misspelled.status).toBe(422);
    expect(misspelled.body.errors).toMatchObject([
      { path: '/risposte/dialisys', code: 'additionalProperties' },
      { path: '/risposte/dialysis', code: 'required' },
    ]);
    expect(await history('meld-score')).toEqual([]);
  });

  test('rejects an unknown unit within an answer', async () => {
    const [, , risposte] = samples[1];
    const creatinine = { value: 1.3, unit: 'g/L' };
    const answer = await save({
      nome_score: 'meld-score',
      valore_score: 11,
      risposte: { ...risposte, creatinine },
    });
    expect(answer.body.errors).toMatchObject([{ path: '/risposte/creatinine/unit', code: 'unit' }]);
  });

  test('accepts unusual values', async () => {
    // Bilirubin above the library's usual range but below its limit; 40 is the maximum score.
    const risposte = { creatinine: mgDl(3.9), bilirubin: mgDl(45), inr: 3, sodiumMmolL: 130, dialysis: false };
    expect((await save({ nome_score: 'meld-score', valore_score: 40, risposte })).status).toBe(200);
  });

  test.each([
    ['has-bled-score', 9, 10],
    ['has-bled-score', 0, 0.5],
    ['meld-score', 6, 5],
    ['meld-score', 40, 41],
    ['framingham-score', 6.5, 6.51],
    ['cardiovascolare-score', 100, 100.1],
  ])('%s accepts %d and rejects %d', async (nome_score, can, cannot) => {
    expect((await save({ nome_score, valore_score: can })).status).toBe(200);
    const answer = await save({ nome_score, valore_score: cannot });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe('/valore_score');
  });

  // covers K-89
  test('returns the published second result for CHA2DS2-VASc only', async () => {
    const cha2ds2 = { nome_score: 'cha2-ds2-score', valore_score: 9 };
    expect((await save({ ...cha2ds2, additional_score: 17.4 })).body.additional_score).toBe(17.4);
    const refused = [
      { ...cha2ds2, additional_score: 12.2 },
      { nome_score: 'has-bled-score', valore_score: 2, additional_score: 2.9 },
    ];
    for (const body of refused) {
      const answer = await save(body);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toMatchObject([{ path: '/additional_score', code: 'mismatch' }]);
    }
  });

  // covers K-88
  test.each(['hasbled', 'HAS-BLED-SCORE', ''])('rejects the score name %j', async (nome_score) => {
    expect((await save({ nome_score, valore_score: 1 })).body.errors[0].path).toBe('/nome_score');
  });

  // covers C-66 E-69
  test('defines HAS-BLED with nine items of one point', async () => {
    const items = await read('scoring/has-bled-score');
    expect(items.map(({ title }: { title: string }) => title)).toEqual(hasBledTitles);
    expect(items[7]).toEqual({
      title: 'Alcol',
      description: '8 o più bicchieri alla settimana.',
      option1: 'No',
      option2: 'Sì',
      option3: null,
      score: 1,
      isSelected: false,
    });
    expect(items[8]).toMatchObject({ title: 'Età', option1: 'fino a 65 anni', option2: 'da 66 anni in su', score: 1 });
  });

  // covers C-66 E-69 K-91
  test('scores age once from 65 and twice from 75, and stroke twice, in CHA2DS2-VASc', async () => {
    const items: { title: string; score: number; option3: string | null }[] = await read('scoring/cha2-ds2-score');
    expect(items.map(({ title }) => title)).toEqual(cha2ds2Titles);
    expect(items[0]).toEqual({
      title: cha2ds2Titles[0],
      description: expect.stringMatching(/\w+/),
      option1: 'No',
      option2: 'Sì',
      option3: null,
      score: 1,
      isSelected: false,
    });
    expect(items.map(({ score }) => score)).toEqual([1, 1, 1, 2, 1, 1, 1]);
    expect(items[5]).toMatchObject({
      option1: 'fino a 64 anni',
      option2: 'da 65 a 74 anni',
      option3: 'da 75 anni in su',
    });
    expect(items[6]).toMatchObject({ option1: 'Maschio', option2: 'Femmina', option3: null });
  });

  type Row = [number, number | null, number | null];
  const bleeds: Row[] = [
    [0, 1.13, 0.9],
    [1, 1.02, 3.4],
    [2, 1.88, 4.1],
    [3, 3.74, 5.8],
    [4, 8.7, 8.9],
    [5, 12.5, 9.1],
    [6, null, null],
  ];
  const deaths: Row[] = [
    [6, 1.9, 1.8],
    [10, 6, 6.2],
    [20, 19.6, 28],
    [30, 52.6, 51.8],
    [40, 71.3, 37.3],
  ];
  // covers C-67 E-70 K-90 K-94
  test.each([
    ['has-bled-score', bleeds],
    ['meld-score', deaths],
  ])('returns the published combinations of %s, including gaps', async (name, expected) => {
    interface Combination {
      puntegio_totale: number;
      richio_sanguinamento: number | null;
      richio_sanguinamento_additional: number | null;
      description: string;
    }
    const rows: Combination[] = await read(`score-result/${name}`);
    expect(
      rows.map((row) => [row.puntegio_totale, row.richio_sanguinamento, row.richio_sanguinamento_additional]),
    ).toEqual(expected);
    for (const row of rows) expect(row.description).toMatch(/\w+/);
    const gaps = rows.filter(({ richio_sanguinamento }) => richio_sanguinamento === null);
    expect(gaps.every(({ description }) => description === 'Dati insufficienti')).toBe(true);
  });

  // covers C-67 E-70
  test('has both results of CHA2DS2-VASc for 0 to 9 points only', async () => {
    const rows = await read('score-result/cha2-ds2-score');
    expect(rows.map(({ puntegio_totale }: { puntegio_totale: number }) => puntegio_totale)).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ]);
    expect(rows[3]).toEqual({
      puntegio_totale: 3,
      richio_sanguinamento: 3.2,
      richio_sanguinamento_additional: 4.6,
      description: expect.stringMatching(/\w+/),
    });
    expect(rows[8]).toMatchObject({ richio_sanguinamento: 10.8, richio_sanguinamento_additional: 15.2 });
    expect(rows[9]).toMatchObject({ richio_sanguinamento: 12.2, richio_sanguinamento_additional: 17.4 });
  });

  test('returns no items and combinations for scores computed from measurements', async () => {
    expect(await read('scoring/framingham-score')).toEqual([]);
    expect(await read('score-result/cardiovascolare-score')).toEqual([]);
  });
});
