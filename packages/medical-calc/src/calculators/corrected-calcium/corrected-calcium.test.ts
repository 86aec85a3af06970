import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic, testUnits } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type CorrectedCalciumInputs, correctedCalcium, correctedCalciumFormula } from './corrected-calcium.ts';
import vectors from './corrected-calcium.vectors.json' with { type: 'json' };

const given: CorrectedCalciumInputs = { calcium: { value: 8.4, unit: 'mg/dL' }, albumin: { value: 3.3, unit: 'g/dL' } };
const calcium = (inputs: CorrectedCalciumInputs) =>
  expectSuccess(correctedCalcium(inputs)).outputs.correctedCalciumMgDl.value;

testVectors(vectors, (inputs: CorrectedCalciumInputs) => correctedCalcium(inputs));

testRefusals(correctedCalcium, given, {
  limits: [
    // 2.4 mmol/L typed as mg/dL, and 9 mg/dL typed as mmol/L, cannot be.
    ['calcium', { value: 3.6, unit: 'mg/dL' }, { value: 2.4, unit: 'mg/dL' }, 'hard'],
    ['calcium', { value: 7, unit: 'mmol/L' }, { value: 9, unit: 'mmol/L' }, 'hard'],
    ['calcium', { value: 5, unit: 'mg/dL' }, { value: 4.9, unit: 'mg/dL' }, 'usual'],
    ['calcium', { value: 18, unit: 'mg/dL' }, { value: 18.1, unit: 'mg/dL' }, 'usual'],
    ['albumin', { value: 10, unit: 'g/dL' }, { value: 33, unit: 'g/dL' }, 'hard'],
    ['albumin', { value: 6, unit: 'g/dL' }, { value: 6.1, unit: 'g/dL' }, 'usual'],
  ],
});

testMonotonic(calcium, given, { calcium: [5, 18, 'up'], albumin: [1, 6, 'down'] });
testUnits(calcium, given, 'calcium', 'calcium', ['mg/dL', 'mmol/L'], [5, 17]);
testUnits(calcium, given, 'albumin', 'albumin', ['g/dL', 'g/L'], [1.1, 6]);

describe('display', () => {
  test('has one decimal in mg/dL for either unit', () => {
    expect(expectSuccess(correctedCalcium(given)).outputs.correctedCalciumMgDl).toMatchObject({
      rounded: 9,
      decimals: 1,
      unit: 'mg/dL',
    });
  });
});

test('equals the formula and explains the computation', () => {
  expect(calcium(given)).toBe(correctedCalciumFormula(8.4, 3.3));
  expect(expectSuccess(correctedCalcium(given, { explain: true })).explanation?.substituted).toBe(
    '8.4 + 0.8 * (4 - 3.3)',
  );
});

test('types', () => {
  expectTypeOf(expectSuccess(correctedCalcium(given)).outputs).toEqualTypeOf<{ correctedCalciumMgDl: Output }>();
  // @ts-expect-error a bare number has no unit
  expect(correctedCalcium({ ...given, calcium: 8.4 }).ok).toBe(false);
});
