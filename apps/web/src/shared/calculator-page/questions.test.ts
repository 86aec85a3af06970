import { describe, expect, it } from 'vitest';
import {
  type Answers,
  type ChoiceQuestion,
  collectInputs,
  convertRange,
  findLikelierUnit,
  type NumberQuestion,
} from './questions.ts';

const creatinine: NumberQuestion = {
  kind: 'number',
  key: 'creatinine',
  label: 'Creatinina',
  units: [
    { code: 'mg/dL', label: 'mg/dL' },
    { code: 'umol/L', label: 'µmol/L' },
  ],
  analyte: 'creatinine',
  hard: [0.1, 13],
  required: 'always',
};
const volume: NumberQuestion = {
  kind: 'number',
  key: 'volumeMl',
  label: 'Volume',
  units: [{ code: 'mL', label: 'mL' }],
  hard: [0.1, 10_000],
  usual: [100, 500],
  required: 'always',
  fallback: 100,
};
const stroke: ChoiceQuestion = {
  kind: 'choice',
  key: 'stroke',
  label: 'Ictus',
  yesNo: true,
  options: [],
  values: { yes: true, no: false },
  includes: [],
  excludes: [],
  required: 'always',
};
const perKg: NumberQuestion = {
  ...volume,
  key: 'perKg',
  required: { missing: 'perM2' },
  conflictsWith: 'perM2',
  fallback: undefined,
};
const height: NumberQuestion = {
  ...volume,
  key: 'height',
  required: { given: 'perM2' },
  source: 'heightCm',
  hard: [50, 220],
  fallback: undefined,
};

describe('collect', () => {
  it('returns a number, or a quantity with the typed unit', () => {
    const answers: Answers = { creatinine: { value: 106, unit: 'umol/L' }, volumeMl: { value: 250 } };
    expect(collectInputs([creatinine, volume], answers)).toEqual({
      inputs: { creatinine: { value: 106, unit: 'umol/L' }, volumeMl: 250 },
      faults: {},
      defaults: [],
      rare: [],
    });
  });

  it('does not count a missing answer as a no', () => {
    expect(collectInputs([stroke], {})).toMatchObject({ inputs: {}, faults: { stroke: 'required' } });
    expect(collectInputs([stroke], { stroke: { value: 'no' } }).inputs).toEqual({ stroke: false });
  });

  // covers T-48 K-84
  it('uses and reports the fallback for an empty answer', () => {
    const { inputs, defaults } = collectInputs([volume], { volumeMl: { value: '' } });
    expect(inputs).toEqual({ volumeMl: 100 });
    expect(defaults).toEqual([volume]);
  });

  // covers T-48
  it('uses no fallback for an invalid answer', () => {
    expect(collectInputs([volume], { volumeMl: { value: '1.200' } }).faults).toEqual({ volumeMl: 'unreadable' });
    expect(collectInputs([volume], { volumeMl: { value: 0 } }).faults).toEqual({ volumeMl: 'range' });
  });

  it('marks values outside the usual range as rare', () => {
    expect(collectInputs([volume], { volumeMl: { value: 50 } })).toMatchObject({
      inputs: { volumeMl: 50 },
      rare: [volume],
    });
    expect(collectInputs([volume], { volumeMl: { value: 500 } }).rare).toEqual([]);
  });

  it('compares with the range in the typed unit', () => {
    // 0.1 and 13 mg/dL are 8.84 and 1149.2 µmol/L, at 88.4 each.
    expect(convertRange(creatinine, creatinine.hard, 'umol/L')).toEqual([8.84, 1149.2]);
    const given = (value: number) => collectInputs([creatinine], { creatinine: { value, unit: 'umol/L' } }).faults;
    expect([8.84, 1149.2].map(given)).toEqual([{}, {}]);
    expect(given(1149.3)).toEqual({ creatinine: 'range' });
  });

  it('rejects fractions where whole numbers are required', () => {
    expect(collectInputs([{ ...volume, integer: true }], { volumeMl: { value: 2.5 } }).faults).toEqual({
      volumeMl: 'whole',
    });
  });

  it('validates a conditional question only when its condition holds', () => {
    const perM2 = { ...perKg, key: 'perM2', required: 'never' as const };
    expect(collectInputs([perKg, height, perM2], {}).faults).toEqual({ perKg: 'required' });
    expect(collectInputs([perKg, height, perM2], { perM2: { value: 5 } }).faults).toEqual({ height: 'required' });
    expect(collectInputs([perKg, height, perM2], { perKg: { value: 5 }, height: { value: 3 } })).toMatchObject({
      inputs: { perKg: 5 },
      faults: {},
    });
  });
});

describe('likelierUnit', () => {
  const question = { ...creatinine, usual: [0.3, 13] } as const;

  // A creatinine of 1 mg/dL is 88.4 µmol/L.
  it.each([
    [10, 'umol/L', 'mg/dL'],
    [106, 'mg/dL', 'umol/L'],
    [106, 'umol/L', undefined],
    [1.2, 'mg/dL', undefined],
    // Unusual in either unit.
    [0.2, 'mg/dL', undefined],
    [2000, 'umol/L', undefined],
  ])('%d %s: %s', (value, unit, likelier) => {
    expect(findLikelierUnit(question, { value, unit })?.code).toBe(likelier);
  });

  it('is undefined for a text or a single unit', () => {
    expect(findLikelierUnit(question, { value: '10', unit: 'umol/L' })).toBeUndefined();
    expect(findLikelierUnit(volume, { value: 9 })).toBeUndefined();
  });
});
