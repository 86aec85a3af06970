import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type DropsInputs, drops, dropsFormula } from './drops.ts';
import vectors from './drops.vectors.json' with { type: 'json' };

const given: DropsInputs = { contentMg: 20, volumeMl: 10, doseMg: 5, dropsPerMl: 20 };
const count = (inputs: DropsInputs) => expectSuccess(drops(inputs)).outputs.drops.value;

// covers K-78
testVectors(vectors, (inputs: DropsInputs) => drops(inputs, { outOfRange: 'warn' }));

testRefusals(drops, given, {
  limits: [
    // covers V-78 V-79 V-80 V-81
    ['contentMg', 0.001, 0, 'hard'],
    ['contentMg', 50, 50.1, 'usual'],
    ['contentMg', 100_000, 100_001, 'hard'],
    ['volumeMl', 0.01, 0, 'hard'],
    ['volumeMl', 100, 100.1, 'usual'],
    ['volumeMl', 10_000, 10_001, 'hard'],
    ['doseMg', 0.000001, 0, 'hard'],
    ['doseMg', 0.001, 0.0009, 'usual'],
    ['doseMg', 10, 10.1, 'usual'],
    ['doseMg', 100_000, 100_001, 'hard'],
    ['dropsPerMl', 0.1, 0, 'hard'],
    ['dropsPerMl', 1, 0.9, 'usual'],
    ['dropsPerMl', 50, 51, 'usual'],
    ['dropsPerMl', 300, 301, 'hard'],
  ],
});

testMonotonic(count, given, {
  contentMg: [0.1, 50, 'down'],
  volumeMl: [0.1, 100, 'up'],
  doseMg: [0.001, 10, 'up'],
  dropsPerMl: [1, 50, 'up'],
});

describe('display', () => {
  test('shows less than a drop with three significant digits', () => {
    // covers K-78
    // By hand: 0.1 mg of 20 mg in 10 mL is 0.05 mL; at 5 drops per mL 0.25 drops.
    expect(expectSuccess(drops({ ...given, doseMg: 0.1, dropsPerMl: 5 })).outputs).toMatchObject({
      ml: { rounded: 0.05, unit: 'mL' },
      drops: { rounded: 0.25, unit: '[drp]' },
    });
  });
});

test('equals the formula and explains the computation', () => {
  expect(expectSuccess(drops(given)).outputs.ml.value).toBe(dropsFormula(20, 10, 5));
  expect(expectSuccess(drops(given, { explain: true })).explanation).toEqual({
    formula: 'doseMg / (contentMg / volumeMl) * dropsPerMl',
    substituted: '5 / (20 / 10) * 20',
    terms: given,
  });
});

test('types', () => {
  expectTypeOf(expectSuccess(drops(given)).outputs).toEqualTypeOf<{ ml: Output; drops: Output }>();
  // @ts-expect-error drops per mL have no default
  expect(drops({ contentMg: 20, volumeMl: 10, doseMg: 5 }).ok).toBe(false);
});
