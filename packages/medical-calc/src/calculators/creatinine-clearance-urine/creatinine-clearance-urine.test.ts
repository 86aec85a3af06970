import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic, testUnits } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import {
  type CreatinineClearanceUrineInputs,
  creatinineClearanceUrine,
  creatinineClearanceUrineFormula,
} from './creatinine-clearance-urine.ts';
import vectors from './creatinine-clearance-urine.vectors.json' with { type: 'json' };

const given: CreatinineClearanceUrineInputs = {
  urineCreatinine: { value: 100, unit: 'mg/dL' },
  urineVolumeMl24h: 1500,
  serumCreatinine: { value: 1.2, unit: 'mg/dL' },
};
const clearance = (inputs: CreatinineClearanceUrineInputs) =>
  expectSuccess(creatinineClearanceUrine(inputs, { outOfRange: 'warn' })).outputs.clearanceMlMin.value;

// covers K-79
testVectors(vectors, (inputs: CreatinineClearanceUrineInputs) =>
  creatinineClearanceUrine(inputs, { outOfRange: 'warn' }),
);

testRefusals(creatinineClearanceUrine, given, {
  limits: [
    // covers V-82 V-83 V-84
    ['serumCreatinine', { value: 0.1, unit: 'mg/dL' }, { value: 0.09, unit: 'mg/dL' }, 'hard'],
    ['serumCreatinine', { value: 13, unit: 'mg/dL' }, { value: 13.1, unit: 'mg/dL' }, 'usual'],
    ['serumCreatinine', { value: 30, unit: 'mg/dL' }, { value: 30.1, unit: 'mg/dL' }, 'hard'],
    ['urineCreatinine', { value: 1, unit: 'mg/dL' }, { value: 0.9, unit: 'mg/dL' }, 'hard'],
    ['urineCreatinine', { value: 40, unit: 'mg/dL' }, { value: 39, unit: 'mg/dL' }, 'usual'],
    ['urineCreatinine', { value: 200, unit: 'mg/dL' }, { value: 201, unit: 'mg/dL' }, 'usual'],
    ['urineCreatinine', { value: 1500, unit: 'mg/dL' }, { value: 1501, unit: 'mg/dL' }, 'hard'],
    ['urineVolumeMl24h', 1, 0, 'hard'],
    ['urineVolumeMl24h', 800, 799, 'usual'],
    ['urineVolumeMl24h', 2000, 2001, 'usual'],
    ['urineVolumeMl24h', 20_000, 20_001, 'hard'],
  ],
});

testMonotonic(clearance, given, {
  urineCreatinine: [1, 1500, 'up'],
  urineVolumeMl24h: [1, 20_000, 'up'],
  serumCreatinine: [0.1, 13, 'down'],
});
testUnits(clearance, given, 'urineCreatinine', 'creatinine', ['mg/dL', 'umol/L'], [1, 1500]);
testUnits(clearance, given, 'serumCreatinine', 'creatinine', ['mg/dL', 'umol/L'], [0.2, 13]);

describe('display', () => {
  test('one decimal', () => {
    // covers K-79
    expect(expectSuccess(creatinineClearanceUrine(given)).outputs.clearanceMlMin).toMatchObject({
      rounded: 86.8,
      decimals: 1,
      unit: 'mL/min',
    });
  });
});

test('equals the formula and explains the computation', () => {
  expect(clearance(given)).toBe(creatinineClearanceUrineFormula(100, 1500, 1.2));
  expect(expectSuccess(creatinineClearanceUrine(given, { explain: true })).explanation?.substituted).toBe(
    '100 * 1500 / (1440 * 1.2)',
  );
});

test('types', () => {
  expectTypeOf(expectSuccess(creatinineClearanceUrine(given)).outputs).toEqualTypeOf<{ clearanceMlMin: Output }>();
  // @ts-expect-error a bare number has no unit
  expect(creatinineClearanceUrine({ ...given, serumCreatinine: 1.2 }).ok).toBe(false);
});
