import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic, testUnits } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type SchwartzBedsideInputs, schwartzBedside, schwartzBedsideFormula } from './schwartz-bedside.ts';
import vectors from './schwartz-bedside.vectors.json' with { type: 'json' };

const given: SchwartzBedsideInputs = { heightCm: 110, creatinine: { value: 0.5, unit: 'mg/dL' } };
const rate = (inputs: SchwartzBedsideInputs) => expectSuccess(schwartzBedside(inputs)).outputs.egfr.value;

testVectors(vectors, (inputs: SchwartzBedsideInputs) => schwartzBedside(inputs));

testRefusals(schwartzBedside, given, {
  limits: [
    ['heightCm', 20, 19, 'hard'],
    ['heightCm', 50, 49, 'usual'],
    ['heightCm', 220, 221, 'usual'],
    ['creatinine', { value: 0.1, unit: 'mg/dL' }, { value: 0.09, unit: 'mg/dL' }, 'hard'],
    ['creatinine', { value: 13, unit: 'mg/dL' }, { value: 13.1, unit: 'mg/dL' }, 'usual'],
  ],
});

testMonotonic(rate, given, { heightCm: [50, 220, 'up'], creatinine: [0.1, 13, 'down'] });
testUnits(rate, given, 'creatinine', 'creatinine', ['mg/dL', 'umol/L'], [0.2, 13]);

describe('display', () => {
  test('has one decimal and no KDIGO category, which are not valid below two years', () => {
    // By hand: 0.413 × 110 / 0.5 = 90.86.
    const { egfr } = expectSuccess(schwartzBedside(given)).outputs;
    expect(egfr).toMatchObject({ rounded: 90.9, unit: 'mL/min/{1.73_m2}' });
    expect(egfr).not.toHaveProperty('band');
  });
});

test('equals the formula and explains the computation', () => {
  expect(rate(given)).toBe(schwartzBedsideFormula(110, 0.5));
  expect(expectSuccess(schwartzBedside(given, { explain: true })).explanation?.substituted).toBe('0.413 * 110 / 0.5');
});

test('types', () => {
  expectTypeOf(expectSuccess(schwartzBedside(given)).outputs).toEqualTypeOf<{ egfr: Output }>();
  // @ts-expect-error a bare number has no unit
  expect(schwartzBedside({ ...given, creatinine: 0.5 }).ok).toBe(false);
});
