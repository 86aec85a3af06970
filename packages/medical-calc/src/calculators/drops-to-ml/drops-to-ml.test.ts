import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type DropsToMlInputs, dropsToMl, dropsToMlFormula } from './drops-to-ml.ts';
import vectors from './drops-to-ml.vectors.json' with { type: 'json' };

const given: DropsToMlInputs = { drops: 30, dropsPerMl: 20 };
const volume = (inputs: DropsToMlInputs) => expectSuccess(dropsToMl(inputs)).outputs.ml.value;

testVectors(vectors, (inputs: DropsToMlInputs) => dropsToMl(inputs, { outOfRange: 'warn' }));

testRefusals(dropsToMl, given, {
  limits: [
    ['drops', 0.1, 0, 'hard'],
    ['drops', 1, 0.9, 'usual'],
    ['drops', 1000, 1001, 'usual'],
    ['drops', 100_000, 100_001, 'hard'],
    ['dropsPerMl', 0.1, 0, 'hard'],
    ['dropsPerMl', 50, 51, 'usual'],
    ['dropsPerMl', 300, 301, 'hard'],
  ],
});

testMonotonic(volume, given, { drops: [1, 1000, 'up'], dropsPerMl: [1, 50, 'down'] });

describe('display', () => {
  test('three significant digits', () => {
    expect(expectSuccess(dropsToMl({ drops: 7, dropsPerMl: 30 })).outputs.ml).toMatchObject({
      rounded: 0.233,
      unit: 'mL',
    });
  });
});

test('equals the formula and explains the computation', () => {
  expect(volume(given)).toBe(dropsToMlFormula(30, 20));
  expect(expectSuccess(dropsToMl(given, { explain: true })).explanation).toEqual({
    formula: 'drops / dropsPerMl',
    substituted: '30 / 20',
    terms: given,
  });
});

test('types', () => {
  expectTypeOf(expectSuccess(dropsToMl(given)).outputs).toEqualTypeOf<{ ml: Output }>();
  // @ts-expect-error drops per mL have no default
  expect(dropsToMl({ drops: 5 }).ok).toBe(false);
});
