import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectRefusal, expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Options, Output } from '../../types.ts';
import { type DoseInputs, dose, dosePerKgFormula, dosePerM2Formula } from './dose.ts';
import vectors from './dose.vectors.json' with { type: 'json' };

const perKg = { weightKg: 20, administrations: 4, doseMgPerKg: 5 };
const perM2 = { weightKg: 70, administrations: 4, heightCm: 170, doseMgPerM2: 5 };
const unusual = { outOfRange: 'warn' } as const;
const total = (given: DoseInputs) => expectSuccess(dose(given)).outputs.totalDoseMg.value;

// Most real doses are outside the usual range, which is only a hint: for example 15 mg/kg of paracetamol.
// covers K-75 K-76
testVectors(vectors, (given: DoseInputs) => dose(given, unusual));

describe('per kilogram', () => {
  testRefusals((given: DoseInputs, options?: Options) => dose(given, options), perKg, {
    limits: [
      ['weightKg', 0.2, 0.19, 'hard'],
      ['weightKg', 5, 4.9, 'usual'],
      // covers V-73
      ['administrations', 1, 0, 'hard'],
      ['administrations', 10, 11, 'usual'],
      ['administrations', 100, 101, 'hard'],
      // covers V-71
      ['doseMgPerKg', 0.000001, 0, 'hard'],
      ['doseMgPerKg', 0.001, 0.0009, 'usual'],
      ['doseMgPerKg', 10, 10.1, 'usual'],
      ['doseMgPerKg', 10_000, 10_001, 'hard'],
    ],
  });

  testMonotonic(total, perKg, { weightKg: [5, 400, 'up'], doseMgPerKg: [0.001, 10, 'up'] });

  test('ignores a height that is not needed', () => {
    expect(dose({ ...perKg, heightCm: Number.NaN }).ok).toBe(true);
  });
});

describe('per square metre', () => {
  testRefusals((given: DoseInputs, options?: Options) => dose(given, options), perM2, {
    optional: ['doseMgPerM2'],
    limits: [
      ['heightCm', 20, 19, 'hard'],
      ['heightCm', 50, 49, 'usual'],
      // covers V-72
      ['doseMgPerM2', 0.000001, 0, 'hard'],
      ['doseMgPerM2', 0.001, 0.0009, 'usual'],
      ['doseMgPerM2', 10, 10.1, 'usual'],
      ['doseMgPerM2', 50_000, 50_001, 'hard'],
    ],
  });

  testMonotonic(total, perM2, { weightKg: [5, 400, 'up'], heightCm: [50, 220, 'up'], doseMgPerM2: [0.001, 10, 'up'] });
});

test('requires exactly one basis', () => {
  const { doseMgPerKg, ...none } = perKg;
  expect(expectRefusal(dose(none)).errors).toEqual([{ code: 'required', path: 'doseMgPerKg', params: {} }]);
  expect(expectRefusal(dose({ ...perM2, doseMgPerKg })).errors).toEqual([
    { code: 'conflict', path: 'doseMgPerKg', params: { with: 'doseMgPerM2' } },
    { code: 'conflict', path: 'doseMgPerM2', params: { with: 'doseMgPerKg' } },
  ]);
});

test('refuses half an administration', () => {
  expect(expectRefusal(dose({ ...perKg, administrations: 2.5 })).errors).toEqual([
    { code: 'out-of-range', path: 'administrations', params: { step: 1 } },
  ]);
});

test('is shown to three significant digits, never rounded to zero', () => {
  // covers K-75 K-76
  const { totalDoseMg, singleDoseMg } = expectSuccess(
    dose({ weightKg: 8, administrations: 3, doseMgPerKg: 0.00005 }, unusual),
  ).outputs;
  // By hand: 8 × 0.00005 = 0.0004; / 3 = 0.000133…
  expect(totalDoseMg).toMatchObject({ rounded: 0.0004, unit: 'mg' });
  expect(singleDoseMg).toMatchObject({ rounded: 0.000133, decimals: 6 });
});

test('equals the formula and explains the computation with the surface', () => {
  expect(total(perKg)).toBe(dosePerKgFormula(20, 5));
  expect(total(perM2)).toBe(dosePerM2Formula(70, 170, 5));
  expect(expectSuccess(dose(perKg, { explain: true })).explanation?.substituted).toBe('20 * 5 / 4');
  const explanation = expectSuccess(dose(perM2, { explain: true })).explanation;
  expect(explanation?.substituted).toBe('sqrt(70 * 170 / 3600) * 5 / 4');
  expect(explanation?.terms.bsa).toBeCloseTo(1.8181, 4);
});

test('types', () => {
  expectTypeOf<DoseInputs>().toEqualTypeOf<{
    weightKg: number;
    administrations: number;
    doseMgPerKg?: number;
    heightCm?: number;
    doseMgPerM2?: number;
  }>();
  expectTypeOf(expectSuccess(dose(perKg)).outputs.totalDoseMg).toEqualTypeOf<Output>();
  // @ts-expect-error the number of administrations has no default
  expect(dose({ weightKg: 20, doseMgPerKg: 5 }).ok).toBe(false);
});
