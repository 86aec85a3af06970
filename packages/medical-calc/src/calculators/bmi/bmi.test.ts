import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { expectRefusal, expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type BmiBand, type BmiInputs, bmi, bmiFormula } from './bmi.ts';
import vectors from './bmi.vectors.json' with { type: 'json' };

// covers K-74
testVectors(vectors, bmi);

describe('display', () => {
  test('two decimals and the unit', () => {
    // covers K-74
    expect(expectSuccess(bmi({ weightKg: 75, heightCm: 170 })).outputs.bmi).toMatchObject({
      unit: 'kg/m2',
      rounded: 25.95,
      decimals: 2,
    });
  });
});

describe('bands', () => {
  // WHO TRS 894, table 2.1. At 100 cm the index equals the weight, without rounding errors.
  const at = (weightKg: number) => expectSuccess(bmi({ weightKg, heightCm: 100 })).outputs.bmi.band;

  test.each<[number, BmiBand, BmiBand]>([
    [18.5, 'underweight', 'normal'],
    [25, 'normal', 'overweight'],
    [30, 'overweight', 'obesity-1'],
    [35, 'obesity-1', 'obesity-2'],
    [40, 'obesity-2', 'obesity-3'],
  ])('%d belongs to the upper band', (cutOff, below, from) => {
    expect(at(cutOff)).toBe(from);
    expect(at(cutOff - 1e-9)).toBe(below);
  });

  test.each<[number, BmiBand]>([
    [18.5, 'normal'],
    [25, 'overweight'],
    [30, 'obesity-1'],
    [35, 'obesity-2'],
    [40, 'obesity-3'],
  ])('band starts at exactly %d for every height', (cutOff, band) => {
    for (let mm = 500; mm <= 2200; mm++) {
      const weightKg = (cutOff * 10 * mm * mm) / 10_000_000;
      const result = bmi({ weightKg, heightCm: mm / 10 }, { outOfRange: 'warn' });
      expect(expectSuccess(result).outputs.bmi.band, `${weightKg} kg, ${mm} mm`).toBe(band);
    }
  });

  test('24.95 is normal, between the printed 24.9 and 25', () => {
    expect(at(24.95)).toBe('normal');
  });
});

describe('refusals', () => {
  test('reports every missing value', () => {
    const empty: Partial<BmiInputs> = {};
    expect(expectRefusal(bmi(empty as BmiInputs)).errors).toEqual([
      { code: 'required', path: 'weightKg', params: {} },
      { code: 'required', path: 'heightCm', params: {} },
    ]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '70', true, [70]])('%j is not a number', (weightKg) => {
    const { errors } = expectRefusal(bmi({ weightKg: weightKg as number, heightCm: 170 }));
    expect(errors).toEqual([{ code: 'not-finite', path: 'weightKg', params: {} }]);
  });

  test.each([
    ['weightKg', 0.2, 0.19, 'hard'],
    ['weightKg', 650, 650.1, 'hard'],
    ['heightCm', 20, 19.9, 'hard'],
    ['heightCm', 280, 280.1, 'hard'],
    ['weightKg', 5, 4.99, 'usual'],
    ['weightKg', 400, 400.1, 'usual'],
    ['heightCm', 50, 49.9, 'usual'],
    ['heightCm', 220, 220.1, 'usual'],
  ])('%s: accepts %d, refuses %d outside the %s range', (key, inside, outside, range) => {
    const given = { weightKg: 70, heightCm: 170 };
    const { errors } = expectRefusal(bmi({ ...given, [key]: outside }));
    expect(errors).toMatchObject([{ code: 'out-of-range', path: key, params: { range } }]);

    const asked = { outOfRange: 'warn' } as const;
    expect(bmi({ ...given, [key]: outside }, asked).ok).toBe(range === 'usual');
    expect(expectSuccess(bmi({ ...given, [key]: inside }, asked)).warnings).toHaveLength(range === 'usual' ? 0 : 1);
  });
});

describe('properties', () => {
  const weight = fc.double({ min: 5, max: 400, noNaN: true });
  const height = fc.double({ min: 50, max: 220, noNaN: true });
  const index = (weightKg: number, heightCm: number) => expectSuccess(bmi({ weightKg, heightCm })).outputs.bmi.value;

  test('never falls with weight, never rises with height', () => {
    fc.assert(
      fc.property(weight, weight, height, height, (w1, w2, h1, h2) => {
        expect(index(Math.max(w1, w2), h1)).toBeGreaterThanOrEqual(index(Math.min(w1, w2), h1));
        expect(index(w1, Math.max(h1, h2))).toBeLessThanOrEqual(index(w1, Math.min(h1, h2)));
      }),
    );
  });

  test('equals the unrounded formula and rounds to within half a unit of the last decimal', () => {
    fc.assert(
      fc.property(weight, height, (weightKg, heightCm) => {
        const { value, rounded } = expectSuccess(bmi({ weightKg, heightCm })).outputs.bmi;
        expect(value).toBe(bmiFormula(weightKg, heightCm));
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (given, weightKg) => {
        expect(typeof bmi(given as BmiInputs).ok).toBe('boolean');
        expect(typeof bmi({ weightKg, heightCm: 170 } as BmiInputs).ok).toBe('boolean');
      }),
    );
  });
});

test('explains the computation', () => {
  expect(expectSuccess(bmi({ weightKg: 70, heightCm: 175 }, { explain: true })).explanation).toEqual({
    formula: 'weightKg / (heightCm / 100)^2',
    substituted: '70 / (175 / 100)^2',
    terms: { weightKg: 70, heightCm: 175 },
  });
});

test('types', () => {
  expectTypeOf(bmi).parameter(0).toEqualTypeOf<{ weightKg: number; heightCm: number }>();
  expectTypeOf(expectSuccess(bmi({ weightKg: 70, heightCm: 175 })).outputs.bmi).toEqualTypeOf<Output<BmiBand>>();
  // @ts-expect-error a text is not a weight
  expect(bmi({ weightKg: '70', heightCm: 175 }).ok).toBe(false);
});
