import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic, testUnits } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectRefusal, expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type CockcroftGaultInputs, cockcroftGault, cockcroftGaultFormula } from './cockcroft-gault.ts';
import vectors from './cockcroft-gault.vectors.json' with { type: 'json' };

const given: CockcroftGaultInputs = { age: 60, weightKg: 72, creatinine: { value: 1.2, unit: 'mg/dL' }, sex: 'male' };
const clearance = (inputs: CockcroftGaultInputs) => expectSuccess(cockcroftGault(inputs)).outputs.crclMlMin.value;

// covers K-80
testVectors(vectors, (inputs: CockcroftGaultInputs) => cockcroftGault(inputs));

testRefusals(cockcroftGault, given, {
  limits: [
    // covers V-85
    ['creatinine', { value: 0.1, unit: 'mg/dL' }, { value: 0.09, unit: 'mg/dL' }, 'hard'],
    ['creatinine', { value: 13, unit: 'mg/dL' }, { value: 13.1, unit: 'mg/dL' }, 'usual'],
    ['creatinine', { value: 30, unit: 'mg/dL' }, { value: 30.1, unit: 'mg/dL' }, 'hard'],
    ['weightKg', 5, 4.9, 'usual'],
    ['weightKg', 650, 651, 'hard'],
    ['age', 18, 17.9, 'population'],
    ['age', 110, 110.1, 'usual'],
    ['age', 130, 130.1, 'hard'],
  ],
});

describe.each(['female', 'male'] as const)('%s', (sex) => {
  testMonotonic(
    clearance,
    { ...given, sex },
    {
      age: [18, 110, 'down'],
      weightKg: [5, 400, 'up'],
      creatinine: [0.1, 13, 'down'],
    },
  );
});
testUnits(clearance, given, 'creatinine', 'creatinine', ['mg/dL', 'umol/L'], [0.2, 13]);

test('conflict 24: an unknown sex is refused, never taken for a man', () => {
  for (const sex of ['unknown', '', null, undefined, 'M']) {
    expect(expectRefusal(cockcroftGault({ ...given, sex: sex as 'male' })).errors[0]?.path).toBe('sex');
  }
});

test('multiplies by 0.85 for women and has one decimal', () => {
  // covers K-80
  // By hand: (140 - 60) × 72 / (72 × 1.2) = 66.666…; × 0.85 = 56.666…
  expect(expectSuccess(cockcroftGault(given)).outputs.crclMlMin).toMatchObject({ rounded: 66.7, unit: 'mL/min' });
  expect(expectSuccess(cockcroftGault({ ...given, sex: 'female' })).outputs.crclMlMin).toMatchObject({ rounded: 56.7 });
});

test('equals the formula and explains the computation', () => {
  expect(clearance(given)).toBe(cockcroftGaultFormula(60, 72, 1.2, false));
  const { explanation } = expectSuccess(cockcroftGault({ ...given, sex: 'female' }, { explain: true }));
  expect(explanation?.substituted).toBe('(140 - 60) * 72 / (72 * 1.2) * 0.85');
});

test('types', () => {
  expectTypeOf(expectSuccess(cockcroftGault(given)).outputs).toEqualTypeOf<{ crclMlMin: Output }>();
  // @ts-expect-error a bare number has no unit
  expect(cockcroftGault({ ...given, creatinine: 1.2 }).ok).toBe(false);
});
