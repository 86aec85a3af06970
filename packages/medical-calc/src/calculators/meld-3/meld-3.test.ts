import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type Meld3Inputs, meld3 } from './meld-3.ts';
import vectors from './meld-3.vectors.json' with { type: 'json' };

const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
const given: Meld3Inputs = {
  creatinine: mg(1.9),
  bilirubin: mg(4.2),
  inr: 1.2,
  sodiumMmolL: 135,
  albumin: { value: 3.5, unit: 'g/dL' },
  sex: 'female',
  dialysis: false,
};
const outputs = (change: Partial<Meld3Inputs>) => expectSuccess(meld3({ ...given, ...change })).outputs;
const used = (change: Partial<Meld3Inputs>) =>
  expectSuccess(meld3({ ...given, ...change }, { outOfRange: 'warn', explain: true })).explanation?.terms;

testVectors(vectors, meld3);
testRefusals(meld3, given, {
  limits: [
    ['creatinine', mg(13), mg(13.1), 'usual'],
    ['creatinine', mg(30), mg(106), 'hard'],
    ['bilirubin', mg(40), mg(41), 'usual'],
    ['bilirubin', mg(90), mg(91), 'hard'],
    ['inr', 0.8, 0.7, 'usual'],
    ['inr', 20, 21, 'hard'],
    ['sodiumMmolL', 110, 109, 'usual'],
    ['albumin', { value: 1, unit: 'g/dL' }, { value: 0.9, unit: 'g/dL' }, 'usual'],
    ['albumin', { value: 10, unit: 'g/dL' }, { value: 35, unit: 'g/dL' }, 'hard'],
    ['sex', 'male', 'unknown', 'choice'],
  ],
});

describe('conflict 11: the version of 2021', () => {
  test.each([
    [0.9, 1],
    [1, 1],
    [3, 3],
    [3.1, 3],
  ])('creatinine %d counts as %d', (value, counted) => {
    expect(used({ creatinine: mg(value) })).toMatchObject({ creatinine: counted });
  });

  test.each([
    [1.4, 1.5],
    [1.5, 1.5],
    [3.5, 3.5],
    [3.6, 3.5],
  ])('albumin %d g/dL counts as %d', (value, counted) => {
    expect(used({ albumin: { value, unit: 'g/dL' } })).toMatchObject({ albumin: counted });
  });

  test.each([
    [124, 125],
    [125, 125],
    [137, 137],
    [138, 137],
  ])('sodium %d counts as %d', (sodiumMmolL, counted) => {
    expect(used({ sodiumMmolL })).toMatchObject({ sodiumMmolL: counted });
  });

  test('counts the creatinine as 3 with dialysis', () => {
    expect(used({ creatinine: mg(1.2), dialysis: true })).toMatchObject({ creatinine: 3 });
  });

  test('adds 1.33 for women and stays between 6 and 40', () => {
    const women = outputs({ sex: 'female' }).raw.value;
    expect(outputs({})).toMatchObject({ raw: { decimals: 2 }, meld3: { decimals: 0 } });
    expect(women - outputs({ sex: 'male' }).raw.value).toBeCloseTo(1.33, 10);
    const healthy = { creatinine: mg(0.7), bilirubin: mg(0.5), inr: 1, sodiumMmolL: 140, sex: 'male' } as const;
    expect(outputs({ ...healthy, albumin: { value: 45, unit: 'g/L' } }).meld3.value).toBe(6);
    expect(outputs({ creatinine: mg(13), bilirubin: mg(40), inr: 10 })).toMatchObject({ meld3: { value: 40 } });
  });
});

test('never falls with creatinine or bilirubin', () => {
  const amount = fc.double({ min: 0.5, max: 13, noNaN: true });
  const sodium = fc.double({ min: 110, max: 175, noNaN: true });
  const grams = fc.double({ min: 1, max: 6, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, sodium, grams, (creatinine, bilirubin, other, sodiumMmolL, value) => {
      const raw = (change: Partial<Meld3Inputs>) =>
        outputs({
          creatinine: mg(creatinine),
          bilirubin: mg(bilirubin),
          sodiumMmolL,
          albumin: { value, unit: 'g/dL' },
          ...change,
        }).raw.value;
      expect(raw({ creatinine: mg(Math.max(creatinine, other)) })).toBeGreaterThanOrEqual(raw({}) - 1e-9);
      expect(raw({ bilirubin: mg(Math.max(bilirubin, other)) })).toBeGreaterThanOrEqual(raw({}) - 1e-9);
    }),
  );
});

test('explains the computation', () => {
  expect(expectSuccess(meld3(given, { explain: true })).explanation?.substituted).toBe(
    '1.33 * 1 + 4.56 * ln(4.2) + 0.82 * (137 - 135) - 0.24 * (137 - 135) * ln(4.2) + 9.09 * ln(1.2) + 11.14 * ln(1.9) + 1.85 * (3.5 - 3.5) - 1.83 * (3.5 - 3.5) * ln(1.9) + 6',
  );
});

test('types', () => {
  expectTypeOf(outputs({}).meld3).toEqualTypeOf<Output>();
  // @ts-expect-error albumin is not measured in mg/dL
  expect(meld3({ ...given, albumin: { value: 3.5, unit: 'mg/dL' } }).ok).toBe(false);
});
