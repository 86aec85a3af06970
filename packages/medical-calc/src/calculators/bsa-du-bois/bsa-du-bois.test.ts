import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { expectRefusal, expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type BsaDuBoisInputs, bsaDuBois, bsaDuBoisFormula } from './bsa-du-bois.ts';
import vectors from './bsa-du-bois.vectors.json' with { type: 'json' };

// covers K-73
testVectors(vectors, bsaDuBois);

describe('display', () => {
  test.each([
    // An adult and an infant, by hand: 0.007184 × 170^0.725 × 70^0.425 = 1.8097; 0.007184 × 80^0.725 × 11^0.425 = 0.4772.
    [70, 170, 1.81, 2],
    [11, 80, 0.477, 3],
  ])('%d kg and %d cm: three significant digits', (weightKg, heightCm, rounded, decimals) => {
    // covers K-73
    const { bsa } = expectSuccess(bsaDuBois({ weightKg, heightCm })).outputs;
    expect(bsa).toMatchObject({ rounded, decimals, unit: 'm2' });
    expect(bsa).not.toHaveProperty('band');
  });
});

describe('refusals', () => {
  test('reports every missing value', () => {
    const empty: Partial<BsaDuBoisInputs> = {};
    expect(expectRefusal(bsaDuBois(empty as BsaDuBoisInputs)).errors).toEqual([
      { code: 'required', path: 'weightKg', params: {} },
      { code: 'required', path: 'heightCm', params: {} },
    ]);
  });

  test.each([
    ['weightKg', 0.2, 0.19, 'hard'],
    ['heightCm', 280, 280.1, 'hard'],
    ['weightKg', 400, 400.1, 'usual'],
    ['heightCm', 50, 49.9, 'usual'],
  ])('%s: accepts %d, refuses %d outside the %s range', (key, inside, outside, range) => {
    const given = { weightKg: 70, heightCm: 170 };
    const { errors } = expectRefusal(bsaDuBois({ ...given, [key]: outside }));
    expect(errors).toMatchObject([{ code: 'out-of-range', path: key, params: { range } }]);

    const asked = { outOfRange: 'warn' } as const;
    expect(bsaDuBois({ ...given, [key]: outside }, asked).ok).toBe(range === 'usual');
    expect(expectSuccess(bsaDuBois({ ...given, [key]: inside }, asked)).warnings).toHaveLength(
      range === 'usual' ? 0 : 1,
    );
  });
});

describe('properties', () => {
  const weight = fc.double({ min: 5, max: 400, noNaN: true });
  const height = fc.double({ min: 50, max: 220, noNaN: true });
  const area = (weightKg: number, heightCm: number) =>
    expectSuccess(bsaDuBois({ weightKg, heightCm })).outputs.bsa.value;

  test('never falls with weight or height', () => {
    fc.assert(
      fc.property(weight, weight, height, height, (w1, w2, h1, h2) => {
        expect(area(Math.max(w1, w2), h1)).toBeGreaterThanOrEqual(area(Math.min(w1, w2), h1));
        expect(area(w1, Math.max(h1, h2))).toBeGreaterThanOrEqual(area(w1, Math.min(h1, h2)));
      }),
    );
  });

  test('equals the unrounded formula', () => {
    fc.assert(
      fc.property(weight, height, (weightKg, heightCm) => {
        expect(area(weightKg, heightCm)).toBe(bsaDuBoisFormula(weightKg, heightCm));
      }),
    );
  });
});

test('explains the computation', () => {
  expect(expectSuccess(bsaDuBois({ weightKg: 70, heightCm: 170 }, { explain: true })).explanation).toEqual({
    formula: '0.007184 * heightCm^0.725 * weightKg^0.425',
    substituted: '0.007184 * 170^0.725 * 70^0.425',
    terms: { weightKg: 70, heightCm: 170 },
  });
});

test('types', () => {
  expectTypeOf(bsaDuBois).parameter(0).toEqualTypeOf<{ weightKg: number; heightCm: number }>();
  expectTypeOf(expectSuccess(bsaDuBois({ weightKg: 70, heightCm: 175 })).outputs.bsa).toEqualTypeOf<Output>();
});
