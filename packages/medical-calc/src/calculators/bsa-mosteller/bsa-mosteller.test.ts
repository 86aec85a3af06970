import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type BsaMostellerInputs, bsaMosteller, bsaMostellerFormula } from './bsa-mosteller.ts';
import vectors from './bsa-mosteller.vectors.json' with { type: 'json' };

const person: BsaMostellerInputs = { weightKg: 70, heightCm: 170 };
const area = (given: BsaMostellerInputs) => expectSuccess(bsaMosteller(given)).outputs.bsa.value;

testVectors(vectors, bsaMosteller);

testRefusals(bsaMosteller, person, {
  limits: [
    ['weightKg', 0.2, 0.19, 'hard'],
    ['weightKg', 650, 650.1, 'hard'],
    ['heightCm', 20, 19.9, 'hard'],
    ['heightCm', 280, 280.1, 'hard'],
    ['weightKg', 5, 4.99, 'usual'],
    ['weightKg', 400, 400.1, 'usual'],
    ['heightCm', 50, 49.9, 'usual'],
    ['heightCm', 220, 220.1, 'usual'],
  ],
});

testMonotonic(area, person, { weightKg: [5, 400, 'up'], heightCm: [50, 220, 'up'] });

describe('display', () => {
  test.each([
    // By hand: sqrt(70 × 170 / 3600) = 1.8181; sqrt(11 × 80 / 3600) = 0.4944.
    [70, 170, 1.82, 2],
    [11, 80, 0.494, 3],
  ])('%d kg and %d cm: three significant digits', (weightKg, heightCm, rounded, decimals) => {
    expect(expectSuccess(bsaMosteller({ weightKg, heightCm })).outputs.bsa).toMatchObject({
      rounded,
      decimals,
      unit: 'm2',
    });
  });
});

test('equals the formula and explains the computation', () => {
  expect(area(person)).toBe(bsaMostellerFormula(70, 170));
  expect(expectSuccess(bsaMosteller(person, { explain: true })).explanation).toEqual({
    formula: 'sqrt(weightKg * heightCm / 3600)',
    substituted: 'sqrt(70 * 170 / 3600)',
    terms: person,
  });
});

test('types', () => {
  expectTypeOf(bsaMosteller).parameter(0).toEqualTypeOf<{ weightKg: number; heightCm: number }>();
  expectTypeOf(expectSuccess(bsaMosteller(person)).outputs.bsa).toEqualTypeOf<Output>();
  // @ts-expect-error a text is not a weight
  expect(bsaMosteller({ weightKg: '70', heightCm: 175 }).ok).toBe(false);
});
