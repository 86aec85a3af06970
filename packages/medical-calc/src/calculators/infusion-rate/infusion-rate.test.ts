import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type InfusionRateInputs, infusionRate, infusionRateFormula } from './infusion-rate.ts';
import vectors from './infusion-rate.vectors.json' with { type: 'json' };

const given: InfusionRateInputs = { weightKg: 70, doseMcgPerKgPerMin: 5, vialMg: 10, vials: 4, volumeMl: 250 };
const rate = (inputs: InfusionRateInputs) => expectSuccess(infusionRate(inputs)).outputs.rateMlPerH.value;

// Dopamine comes in vials of 200 mg: the usual ranges of the page are hints.
// covers K-77
testVectors(vectors, (inputs: InfusionRateInputs) => infusionRate(inputs, { outOfRange: 'warn' }));

testRefusals(infusionRate, given, {
  limits: [
    ['weightKg', 0.2, 0.19, 'hard'],
    ['weightKg', 400, 400.1, 'usual'],
    // covers V-74 V-75 V-76 V-77
    ['doseMcgPerKgPerMin', 0.000001, 0, 'hard'],
    ['doseMcgPerKgPerMin', 1, 0.99, 'usual'],
    ['doseMcgPerKgPerMin', 10, 10.1, 'usual'],
    ['doseMcgPerKgPerMin', 10_000, 10_001, 'hard'],
    ['vialMg', 0.001, 0, 'hard'],
    ['vialMg', 10, 10.1, 'usual'],
    ['vialMg', 100_000, 100_001, 'hard'],
    ['vials', 0.01, 0, 'hard'],
    ['vials', 10, 11, 'usual'],
    ['vials', 1000, 1001, 'hard'],
    ['volumeMl', 0.1, 0, 'hard'],
    ['volumeMl', 100, 99, 'usual'],
    ['volumeMl', 500, 501, 'usual'],
    ['volumeMl', 10_000, 10_001, 'hard'],
  ],
});

testMonotonic(rate, given, {
  weightKg: [5, 400, 'up'],
  doseMcgPerKgPerMin: [1, 10, 'up'],
  vialMg: [1, 10, 'down'],
  vials: [1, 10, 'down'],
  volumeMl: [100, 500, 'up'],
});

describe('display', () => {
  test('three significant digits, units said', () => {
    // covers K-77
    // By hand: 10 × 4 / 250 = 0.16 mg/mL; 70 × 5 × 60 / (1000 × 0.16) = 131.25 mL/h.
    expect(expectSuccess(infusionRate(given)).outputs).toMatchObject({
      concentrationMgPerMl: { rounded: 0.16, decimals: 3, unit: 'mg/mL' },
      rateMlPerH: { value: 131.25, rounded: 131, decimals: 0, unit: 'mL/h' },
    });
  });
});

test('equals the formula and explains the computation', () => {
  expect(rate(given)).toBe(infusionRateFormula(70, 5, 40 / 250));
  expect(expectSuccess(infusionRate(given, { explain: true })).explanation).toEqual({
    formula: 'weightKg * doseMcgPerKgPerMin * 60 / (1000 * vialMg * vials / volumeMl)',
    substituted: '70 * 5 * 60 / (1000 * 10 * 4 / 250)',
    terms: { ...given, concentrationMgPerMl: 0.16 },
  });
});

test('types', () => {
  expectTypeOf(expectSuccess(infusionRate(given)).outputs).toEqualTypeOf<{
    concentrationMgPerMl: Output;
    rateMlPerH: Output;
  }>();
  // @ts-expect-error the volume has no default
  expect(infusionRate({ weightKg: 70, doseMcgPerKgPerMin: 5, vialMg: 10, vials: 4 }).ok).toBe(false);
});
