import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testRefusals } from '../../testing/refusals.ts';
import { expectRefusal, expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import {
  type FraminghamHardChdBand,
  type FraminghamHardChdInputs,
  framinghamHardChd,
  framinghamHardChdSurvival,
} from './framingham-hard-chd.ts';
import vectors from './framingham-hard-chd.vectors.json' with { type: 'json' };

const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
const given: FraminghamHardChdInputs = {
  sex: 'male',
  age: 55,
  totalCholesterol: mg(213),
  hdl: mg(50),
  systolicBpMmHg: 120,
  bpTreated: false,
  smoker: false,
};
const risk = (change: Partial<FraminghamHardChdInputs>) =>
  expectSuccess(framinghamHardChd({ ...given, ...change })).outputs.riskPercent;

// covers K-95
testVectors(vectors, framinghamHardChd);
// Conflict 12: a pressure of 140 is not refused; conflict 13: 30 and 79 belong to the equation.
testRefusals(framinghamHardChd, given, {
  limits: [
    ['age', 30, 29, 'population'],
    ['age', 79, 80, 'population'],
    ['systolicBpMmHg', 90, 89, 'usual'],
    ['systolicBpMmHg', 200, 201, 'usual'],
    ['systolicBpMmHg', 300, 301, 'hard'],
    ['systolicBpMmHg', 40, 39, 'hard'],
    ['hdl', mg(1), mg(0.9), 'hard'],
    ['totalCholesterol', mg(130), mg(129), 'usual'],
    ['totalCholesterol', mg(320), mg(321), 'usual'],
    ['hdl', mg(20), mg(19), 'usual'],
    ['hdl', mg(100), mg(101), 'usual'],
    ['hdl', { value: 2.5, unit: 'mmol/L' }, { value: 50, unit: 'mmol/L' }, 'hard'],
    ['sex', 'female', 'unknown', 'choice'],
  ],
});

describe('conflict 1: the survival of men and women is not swapped', () => {
  // covers K-95
  test('0.9402 is that of men, 0.98767 that of women', () => {
    expect(framinghamHardChdSurvival).toEqual({ men: 0.9402, women: 0.98767 });
  });

  test('the same factors are a larger risk for a man: 6.5% and 1.2%', () => {
    expect(risk({ sex: 'male' }).rounded).toBe(6.5);
    expect(risk({ sex: 'female' }).rounded).toBe(1.2);
  });
});

describe('the age in the smoking term', () => {
  const ratio = (sex: 'female' | 'male', age: number) =>
    Math.log(-Math.log(1 - risk({ sex, age, smoker: true }).value / 100)) -
    Math.log(-Math.log(1 - risk({ sex, age }).value / 100));

  test('stops at 70 for men and at 78 for women, and nowhere else', () => {
    expect(ratio('male', 71)).toBeCloseTo(ratio('male', 70), 9);
    expect(ratio('male', 69)).toBeGreaterThan(ratio('male', 70));
    expect(ratio('female', 79)).toBeCloseTo(ratio('female', 78), 9);
    expect(ratio('female', 77)).toBeGreaterThan(ratio('female', 78));
    expect(risk({ age: 71 }).value).not.toBe(risk({ age: 70 }).value);
  });
});

test('one decimal, and the bands of ATP III', () => {
  expect(risk({})).toMatchObject({ unit: '%', decimals: 1 });
  const bands = [120, 160, 200].map((systolicBpMmHg) => risk({ age: 65, smoker: true, systolicBpMmHg }));
  for (const { value, band } of [...bands, risk({}), risk({ sex: 'female' })]) {
    expect(band).toBe<FraminghamHardChdBand>(value < 10 ? 'low' : value < 20 ? 'intermediate' : 'high');
  }
});

test('HDL cholesterol is a part of the total', () => {
  const asked = { outOfRange: 'warn' } as const;
  expect(expectRefusal(framinghamHardChd({ ...given, totalCholesterol: mg(60), hdl: mg(60) }, asked)).errors).toEqual([
    { code: 'conflict', path: 'hdl', params: { with: 'totalCholesterol' } },
  ]);
  expect(framinghamHardChd({ ...given, totalCholesterol: mg(61), hdl: mg(60) }, asked).ok).toBe(true);
});

test('never falls with pressure, its treatment or smoking, never rises with HDL', () => {
  const sex = fc.constantFrom('female' as const, 'male' as const);
  const age = fc.integer({ min: 30, max: 79 });
  const pressure = fc.integer({ min: 90, max: 200 });
  const hdl = fc.integer({ min: 20, max: 100 });
  fc.assert(
    fc.property(sex, age, pressure, pressure, hdl, hdl, (ofSex, years, p1, p2, h1, h2) => {
      const at = (change: Partial<FraminghamHardChdInputs>) =>
        risk({ sex: ofSex, age: years, systolicBpMmHg: Math.min(p1, p2), hdl: mg(Math.min(h1, h2)), ...change }).value;
      expect(at({ systolicBpMmHg: Math.max(p1, p2) })).toBeGreaterThanOrEqual(at({}));
      expect(at({ hdl: mg(Math.max(h1, h2)) })).toBeLessThanOrEqual(at({}));
      expect(at({ bpTreated: true })).toBeGreaterThan(at({}));
      expect(at({ smoker: true })).toBeGreaterThan(at({}));
    }),
  );
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(framinghamHardChd(given, { explain: true }));
  expect(explanation?.terms).toMatchObject({ age: 55, totalCholesterol: 213, baselineSurvival: 0.9402 });
  expect(explanation?.substituted).toMatch(/^100 \* \(1 - 0\.9402\^exp\(0\.08\d+\)\)$/);
});

test('types', () => {
  expectTypeOf(risk({})).toEqualTypeOf<Output<FraminghamHardChdBand>>();
  // @ts-expect-error an unknown sex has no equation
  expect(framinghamHardChd({ ...given, sex: 'unknown' }).ok).toBe(false);
});
