import { type CalculatorId, load, loadLocale } from '@libretto/medical-calc/load';
import type { OutputDefinition } from '@libretto/medical-calc/types';
import { describe, expect, it } from 'vitest';
import { getTone } from '../../shared/calculator-page/band-tones.ts';
import { collectInputs, type Inputs } from '../../shared/calculator-page/questions.ts';
import { notApplicableReason, scoreKinds } from './score-kinds.ts';
import { blankAll, isUnusualFor, mergeQuestions, presentAll, savedValue, toInputs, toScores } from './score-result.ts';
import type { ScoreCalculator } from './use-calculators.ts';

async function loadScoreCalculator(id: CalculatorId): Promise<ScoreCalculator> {
  const [{ calculate, definition }, locale] = await Promise.all([load(id), loadLocale(id, 'it')]);
  return { calculate, definition, locale };
}
const loadBooks = (...ids: CalculatorId[]) => Promise.all(ids.map(loadScoreCalculator));
const messages = {
  notComputed: 'Nessun numero',
  difference: (id: string) => (id === 'meld-na' ? undefined : `Su ${id}.`),
  notApplicable: (id: string, answers: Inputs) => notApplicableReason(id, answers, woman.age),
};
const formWords = { yes: 'Sì', no: 'No', points: String };
const mgDl = (value: number) => ({ value, unit: 'mg/dL' });
const woman = { age: 50, sex: 'female' } as const;

describe('the questions of a page', () => {
  it('are listed once, without inputs of the record', async () => {
    const questions = mergeQuestions(await loadBooks('pce-2013', 'score2'), formWords);
    expect(questions.map(({ key }) => key)).toEqual([
      'race',
      'totalCholesterol',
      'hdl',
      'systolicBpMmHg',
      'bpTreated',
      'smoker',
      'diabetes',
    ]);
  });

  it('are required for the first equation and optional for companions', async () => {
    const questions = mergeQuestions(await loadBooks('meld-na', 'meld', 'meld-3'), formWords);
    const required = Object.fromEntries(questions.map((question) => [question.key, question.required]));
    expect(required).toEqual({
      creatinine: 'always',
      bilirubin: 'always',
      inr: 'always',
      sodiumMmolL: 'always',
      dialysis: 'always',
      albumin: 'never',
    });
  });
});

it('a value is checked in the unit of the companion equation', async () => {
  const [framingham, score2Op] = await loadBooks('framingham-hard-chd', 'score2-op');
  if (!framingham || !score2Op) throw new Error('Calculator not found.');
  const hdl = mergeQuestions([framingham], formWords).find(({ key }) => key === 'hdl');
  if (hdl?.kind !== 'number') throw new Error('No HDL.');
  // 38.67 mg/dL are 1 mmol/L: 5 are 0.13, 50 are 1.3, 130 are 3.4.
  expect([5, 50, 130].map((value) => isUnusualFor(score2Op.definition, hdl, value))).toEqual([true, false, true]);
});

describe('the inputs of a calculator', () => {
  it('are limited to its definition: age and sex of the record, the region of Italy', async () => {
    const [score2] = await loadBooks('score2');
    if (!score2) throw new Error('score2');
    const answers = { smoker: false, diabetes: true };
    expect(toInputs(score2, answers, woman)).toEqual({ smoker: false, age: 50, sex: 'female', region: 'moderate' });
    expect(toInputs(score2, answers, { age: 50, sex: undefined })).not.toHaveProperty('sex');
  });
});

// covers V-92 V-93 V-94
it.each([
  [100, 1, 40],
  [400, 95, 130],
])(
  'Framingham accepts the documented limits: cholesterol %d, HDL %d, pressure %d',
  async (total, hdl, systolicBpMmHg) => {
    const [framingham] = await loadBooks('framingham-hard-chd');
    if (!framingham) throw new Error('Calculator not found.');
    const answers = { totalCholesterol: mgDl(total), hdl: mgDl(hdl), systolicBpMmHg, bpTreated: false, smoker: false };
    const asked = mergeQuestions([framingham], formWords);
    const written = Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => [
        key,
        typeof answer === 'boolean' ? { value: 'no' } : typeof answer === 'number' ? { value: answer } : answer,
      ]),
    );
    const { inputs, faults } = collectInputs(asked, written);
    expect(faults).toEqual({});
    const { values, refusal } = presentAll([framingham], 'riskPercent', inputs, woman, messages);
    expect(refusal).toBeUndefined();
    expect(typeof values[0]?.value).toBe('number');
  },
);

describe('a result', () => {
  // OPTN 2016: 11, not 22, because the first score is rounded before the sodium is added.
  const answers = { creatinine: mgDl(1.3), bilirubin: mgDl(1.1), inr: 1.2, sodiumMmolL: 126, dialysis: false };

  // covers K-92 K-93 K-94
  it('starts with the saved value; an equation without a number gives the reason and its difference', async () => {
    const all = await loadBooks('meld-na', 'meld', 'meld-3');
    const { values } = presentAll(all, 'meldNa', answers, woman, messages);
    expect(values.map(({ label, value }) => [label, value])).toEqual([
      ['Punteggio MELD-Na', 11],
      ['MELD senza il sodio', 11],
      ['Mortalità a tre mesi (MELD-Na)', 6.2],
      ['Punteggio MELD originale', 11],
      ['Mortalità a tre mesi (MELD originale, Wiesner 2003)', 6],
      ['MELD 3.0', 'Nessun numero'],
    ]);
    expect(values.at(-1)?.note).toBe('Albumina: valore mancante. Su meld-3.');
  });

  it('has distinct labels for several equations', async () => {
    const all = await loadBooks('meld-na', 'meld', 'meld-3');
    const given = { ...answers, creatinine: mgDl(3.5), albumin: { value: 3, unit: 'g/dL' } };
    const rows = [presentAll(all, 'meldNa', given, woman, messages).values, blankAll(all, 'meldNa')];
    for (const ids of rows.map((values) => values.map(({ id }) => id))) expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the rows of the empty result, in the same order', async () => {
    const all = await loadBooks('meld-na', 'meld', 'meld-3');
    const given = { ...answers, albumin: { value: 3.2, unit: 'g/dL' } };
    const { values } = presentAll(all, 'meldNa', given, woman, messages);
    expect(blankAll(all, 'meldNa').map(({ label }) => label)).toEqual(values.map(({ label }) => label));
    expect(blankAll(all, 'meldNa').map(({ value }) => value)).toEqual(values.map(() => null));
  });

  it('has a score of each applicable equation', async () => {
    const all = await loadBooks('meld-na', 'meld', 'meld-3');
    const given = { ...answers, albumin: { value: 3.2, unit: 'g/dL' } };
    expect(toScores(all, given, woman)).toEqual({ 'meld-na': 11, meld: 11, 'meld-3': 22 });
    expect(toScores(all, given, { ...woman, age: 17 })).toEqual({ 'meld-na': 11, meld: 11, 'meld-3': undefined });
    expect(toScores(all, answers, woman)['meld-3']).toBeUndefined();
  });

  // covers K-90
  it('reports insufficient data without a value', async () => {
    const all = await loadBooks('has-bled');
    const yes = ['uncontrolledHypertension', 'abnormalRenalFunction', 'abnormalLiverFunction', 'stroke', 'bleeding'];
    const no = ['labileInr', 'drugs', 'alcohol'];
    const given = Object.fromEntries([...yes.map((key) => [key, true]), ...no.map((key) => [key, false])]);
    const { values } = presentAll(all, 'score', given, { age: 70, sex: undefined }, messages);
    expect(values.map(({ value }) => value)).toEqual([6, 'Dati insufficienti', 'Dati insufficienti']);
  });

  it('outside an equation’s ages shows the reason, and SCORE2-OP for comparison', async () => {
    const all = await loadBooks('pce-2013', 'score2-op');
    const questions = { smoker: false, diabetes: false, bpTreated: false, race: 'white', systolicBpMmHg: 120 };
    const given = { ...questions, totalCholesterol: mgDl(213), hdl: mgDl(50) };
    const { values } = presentAll(all, 'riskPercent', given, { age: 82, sex: 'male' }, messages);
    expect(values[0]).toMatchObject({ value: 'Nessun numero', note: expect.stringContaining('solo tra 40 e 79') });
    expect(values[1]?.label).toMatch(/^SCORE2-OP/);
    expect(values[1]?.value).toBeGreaterThan(0);
  });

  it('excluded by age shows the reason only, not the difference', async () => {
    const all = await loadBooks('framingham-hard-chd', 'score2');
    const questions = { smoker: false, bpTreated: false, systolicBpMmHg: 120 };
    const given = { ...questions, totalCholesterol: mgDl(213), hdl: mgDl(50) };
    const { values } = presentAll(all, 'riskPercent', given, { age: 35, sex: 'male' }, messages);
    expect(values[0]?.value).toBeGreaterThan(0);
    expect(values[1]).toMatchObject({ value: 'Nessun numero', note: expect.stringContaining('solo tra 40 e 69') });
    expect(values[1]?.note).not.toContain('Su score2.');
  });

  it('names the equation whose limit the first one lacks', async () => {
    const all = await loadBooks('meld-na', 'meld', 'meld-3');
    const given = { ...answers, creatinine: mgDl(3.5), sodiumMmolL: 140, albumin: { value: 3, unit: 'g/dL' } };
    // OPTN: creatinine up to 4.0, in MELD 3.0 up to 3.0; sodium up to 137 in both.
    const { values, warnings } = presentAll(all, 'meldNa', given, woman, messages);
    expect(values.find(({ label }) => label === 'Punteggio MELD 3.0')?.note).toBe('Su meld-3.');
    expect(warnings).toEqual([
      'Sodio: fuori dai limiti della formula, che usa 137 mmol/L.',
      'MELD 3.0. Creatinina nel sangue: fuori dai limiti della formula, che usa 3 mg/dL.',
    ]);
  });

  it('with diabetes has no SCORE2 and says so', async () => {
    const all = await loadBooks('pce-2013', 'score2');
    const questions = { smoker: false, diabetes: true, bpTreated: false, race: 'white', systolicBpMmHg: 120 };
    const given = { ...questions, totalCholesterol: mgDl(213), hdl: mgDl(50) };
    const { values, working } = presentAll(all, 'riskPercent', given, woman, messages);
    expect(values[0]?.value).toBeGreaterThan(0);
    expect(values.at(-1)).toMatchObject({ value: 'Nessun numero', note: 'diabetes' });
    const title = 'Score Cardiovascolare (ACC/AHA 2013)';
    expect(working.map(({ label }) => label)).toEqual([`${title}: sum`, title]);
  });

  it('has a tone for each band of each equation: low and high differ', async () => {
    const ids = Object.values(scoreKinds).flatMap(({ calculator, companions }) => [calculator, ...companions]);
    for (const { definition } of await loadBooks(...ids)) {
      const outputs: Readonly<Record<string, OutputDefinition>> = definition.outputs;
      for (const output of Object.values(outputs)) {
        const all = output.bandsByAge?.map(({ bands }) => bands) ?? [output.bands ?? []];
        for (const bands of all) {
          const tones = bands.map(({ code }) => getTone(definition.id, code));
          expect(tones, definition.id).not.toContain('info');
          const gravest = definition.id === 'cha2ds2-va' ? 'warning' : 'danger';
          if (tones.length > 1) expect([tones[0] === gravest, tones.at(-1)], definition.id).toEqual([false, gravest]);
        }
      }
    }
  });

  // ESC 2021: below the age of 50 SCORE2 is low up to 2.5 % and very high from 7.5 %.
  it.each([
    [42, false, 110, 'success'],
    [42, true, 190, 'danger'],
  ] as const)('at age %i, smoker %s, pressure %i is %s', async (age, smoker, systolicBpMmHg, tone) => {
    const [score2] = await loadBooks('score2');
    if (!score2) throw new Error('score2');
    const given = { smoker, systolicBpMmHg, totalCholesterol: mgDl(smoker ? 300 : 160), hdl: mgDl(smoker ? 30 : 60) };
    const { values } = presentAll([score2], 'riskPercent', given, { age, sex: 'male' }, messages);
    expect(values[0]?.band?.tone).toBe(tone);
  });

  it('is saved rounded, and not at all when refused', async () => {
    const [meld] = await loadBooks('meld-na');
    if (!meld) throw new Error('meld-na');
    expect(savedValue(meld.calculate(answers), 'meldNa')).toBe(11);
    expect(savedValue(meld.calculate({}), 'meldNa')).toBeUndefined();
  });
});
