import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import {
  type AdjustedBodyWeightInputs,
  adjustedBodyWeight,
  adjustedBodyWeightFormula,
} from './adjusted-body-weight.ts';
import vectors from './adjusted-body-weight.vectors.json' with { type: 'json' };

const given: AdjustedBodyWeightInputs = { heightCm: 177.8, weightKg: 110, sex: 'male' };
const weight = (inputs: AdjustedBodyWeightInputs) => expectSuccess(adjustedBodyWeight(inputs)).outputs.adjustedKg.value;

testVectors(vectors, (inputs: AdjustedBodyWeightInputs) => adjustedBodyWeight(inputs));

testRefusals(adjustedBodyWeight, given, {
  limits: [
    ['heightCm', 120, 119.9, 'hard'],
    ['heightCm', 220, 220.1, 'usual'],
    ['weightKg', 5, 4.9, 'usual'],
    ['weightKg', 400, 401, 'usual'],
    ['weightKg', 650, 651, 'hard'],
  ],
});

describe.each(['female', 'male'] as const)('%s', (sex) => {
  testMonotonic(weight, { ...given, sex }, { heightCm: [120, 220, 'up'], weightKg: [5, 400, 'up'] });
});

test('warns below the ideal weight and below 60 inches', () => {
  // Ideal weight at 177.8 cm: 73 kg.
  expect(expectSuccess(adjustedBodyWeight({ ...given, weightKg: 73 })).warnings).toEqual([]);
  expect(expectSuccess(adjustedBodyWeight({ ...given, weightKg: 72.9 })).warnings).toEqual([
    { code: 'population', path: 'weightKg', params: { min: 73, unit: 'kg' } },
  ]);
  expect(expectSuccess(adjustedBodyWeight({ ...given, heightCm: 152.3 })).warnings).toMatchObject([
    { path: 'heightCm' },
  ]);
});

test('equals the formula and explains the computation', () => {
  expect(weight(given)).toBe(adjustedBodyWeightFormula(73, 110));
  expect(expectSuccess(adjustedBodyWeight(given, { explain: true })).explanation?.substituted).toBe(
    '73 + 0.4 * (110 - 73)',
  );
});

test('types', () => {
  expectTypeOf(expectSuccess(adjustedBodyWeight(given)).outputs).toEqualTypeOf<{ adjustedKg: Output; ibwKg: Output }>();
  // @ts-expect-error an unknown sex has no equation
  expect(adjustedBodyWeight({ ...given, sex: 'unknown' }).ok).toBe(false);
});
