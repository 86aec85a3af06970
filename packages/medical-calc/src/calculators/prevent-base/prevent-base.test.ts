import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testRefusals } from '../../testing/refusals.ts';
import { expectRefusal, expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Gap, Output } from '../../types.ts';
import { type PreventBaseInputs, preventBase } from './prevent-base.ts';
import vectors from './prevent-base.vectors.json' with { type: 'json' };

const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
const given: PreventBaseInputs = {
  sex: 'female',
  age: 50,
  systolicBpMmHg: 160,
  bpTreated: true,
  totalCholesterol: mg(200),
  hdl: mg(45),
  statin: false,
  diabetes: true,
  smoker: false,
  egfr: 90,
  bmi: 35,
};
const risks = (change: Partial<PreventBaseInputs>) => expectSuccess(preventBase({ ...given, ...change })).outputs;

testVectors(vectors, preventBase);
testRefusals(preventBase, given, {
  limits: [
    ['age', 30, 29, 'population'],
    ['age', 79, 80, 'population'],
    ['systolicBpMmHg', 90, 89, 'usual'],
    ['systolicBpMmHg', 180, 181, 'usual'],
    ['totalCholesterol', mg(130), mg(129), 'usual'],
    ['totalCholesterol', mg(320), mg(321), 'usual'],
    ['hdl', mg(20), mg(19), 'usual'],
    ['hdl', mg(100), mg(101), 'usual'],
    ['hdl', { value: 2.5, unit: 'mmol/L' }, { value: 50, unit: 'mmol/L' }, 'hard'],
    ['bmi', 18.5, 18.4, 'usual'],
    ['bmi', 39.9, 40, 'usual'],
    ['egfr', 15, 14, 'usual'],
    ['egfr', 140, 141, 'usual'],
    ['systolicBpMmHg', 50, 49, 'hard'],
    ['systolicBpMmHg', 300, 301, 'hard'],
    ['bmi', 8, 7.9, 'hard'],
    ['bmi', 120, 121, 'hard'],
    ['egfr', 1, 0.9, 'hard'],
    ['egfr', 250, 251, 'hard'],
    ['sex', 'male', 'unknown', 'choice'],
  ],
});

describe('thirty years', () => {
  test('are computed up to 59 and are a gap from 60 on', () => {
    const { totalCvd30Percent, ascvd30Percent, heartFailure30Percent } = risks({ age: 60 });
    for (const missing of [totalCvd30Percent, ascvd30Percent, heartFailure30Percent]) {
      expect(missing).toEqual({ value: null, rounded: null, decimals: 1, unit: '%', reason: 'not-at-this-age' });
    }
    expect(risks({ age: 59 }).ascvd30Percent.value).toBeGreaterThan(risks({ age: 59 }).ascvd10Percent.value);
  });
});

describe('inputs outside a model', () => {
  test('changes only heart failure with the body mass index', () => {
    expect(risks({ bmi: 25 }).ascvd10Percent).toEqual(risks({ bmi: 38 }).ascvd10Percent);
    expect(risks({ bmi: 25 }).totalCvd10Percent).toEqual(risks({ bmi: 38 }).totalCvd10Percent);
    expect(risks({ bmi: 25 }).heartFailure10Percent.value).toBeLessThan(risks({ bmi: 38 }).heartFailure10Percent.value);
  });

  test('does not change heart failure with cholesterol or statins', () => {
    const other = { totalCholesterol: mg(280), hdl: mg(30), statin: true };
    expect(risks(other).heartFailure10Percent).toEqual(risks({}).heartFailure10Percent);
    expect(risks(other).ascvd10Percent.value).toBeGreaterThan(risks({}).ascvd10Percent.value);
  });
});

test('HDL cholesterol is a part of the total', () => {
  const swapped = { ...given, totalCholesterol: mg(45), hdl: mg(200) };
  expect(expectRefusal(preventBase(swapped, { outOfRange: 'warn' })).errors).toMatchObject([
    { code: 'conflict', path: 'hdl', params: { with: 'totalCholesterol' } },
  ]);
});

test('never falls with diabetes, smoking or lower kidney function', () => {
  const people = fc.record({
    sex: fc.constantFrom('female' as const, 'male' as const),
    age: fc.integer({ min: 30, max: 79 }),
    bpTreated: fc.boolean(),
    statin: fc.boolean(),
    diabetes: fc.boolean(),
    smoker: fc.boolean(),
  });
  const kidneys = fc.integer({ min: 15, max: 140 });
  fc.assert(
    fc.property(people, kidneys, kidneys, (person, one, other) => {
      for (const key of ['totalCvd10Percent', 'ascvd10Percent', 'heartFailure10Percent'] as const) {
        const at = (change: Partial<PreventBaseInputs>) =>
          risks({ ...person, egfr: Math.max(one, other), ...change })[key].value;
        expect(at({ diabetes: true })).toBeGreaterThanOrEqual(at({ diabetes: false }));
        expect(at({ smoker: true })).toBeGreaterThanOrEqual(at({ smoker: false }));
        expect(at({ egfr: Math.min(one, other) })).toBeGreaterThanOrEqual(at({}));
      }
    }),
  );
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(preventBase(given, { explain: true }));
  expect(explanation?.terms).toMatchObject({ age: 50, totalCholesterol: 200, egfr: 90, bmi: 35 });
  // ln(0.1468 / (1 - 0.1468)), with the 14.68% of Khan 2024, table S12.
  expect(explanation?.terms.totalCvd10Sum).toBeCloseTo(-1.76, 2);
});

test('types', () => {
  expectTypeOf(risks({}).totalCvd10Percent).toEqualTypeOf<Output>();
  expectTypeOf(risks({}).totalCvd30Percent).toEqualTypeOf<Output | Gap>();
  // @ts-expect-error the answer about statins has no default
  const incomplete: PreventBaseInputs = { ...given, statin: undefined };
  expect(preventBase(incomplete).ok).toBe(false);
});
