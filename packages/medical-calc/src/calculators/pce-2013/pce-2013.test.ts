import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testRefusals } from '../../testing/refusals.ts';
import { expectRefusal, expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type Pce2013Band, type Pce2013Inputs, pce2013 } from './pce-2013.ts';
import vectors from './pce-2013.vectors.json' with { type: 'json' };

const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;

const given: Pce2013Inputs = {
  sex: 'male',
  race: 'white',
  age: 55,
  totalCholesterol: mg(213),
  hdl: mg(50),
  systolicBpMmHg: 120,
  bpTreated: false,
  smoker: false,
  diabetes: false,
};
const risk = (change: Partial<Pce2013Inputs>) => expectSuccess(pce2013({ ...given, ...change })).outputs.riskPercent;

// covers K-96
testVectors(vectors, pce2013);
testRefusals(pce2013, given, {
  limits: [
    ['age', 40, 39, 'population'],
    ['age', 79, 80, 'population'],
    ['systolicBpMmHg', 90, 89, 'usual'],
    ['systolicBpMmHg', 200, 201, 'usual'],
    ['totalCholesterol', mg(130), mg(129), 'usual'],
    ['totalCholesterol', mg(320), mg(321), 'usual'],
    ['hdl', mg(20), mg(19), 'usual'],
    ['hdl', mg(100), mg(101), 'usual'],
    ['hdl', { value: 2.5, unit: 'mmol/L' }, { value: 50, unit: 'mmol/L' }, 'hard'],
    ['race', 'other', 'caucasian', 'choice'],
    ['sex', 'female', 'unknown', 'choice'],
  ],
});

describe('the result', () => {
  // covers K-96
  test('has one decimal, and names no percentage outside 40 to 79 years', () => {
    expect(risk({})).toMatchObject({ unit: '%', rounded: 5.4, decimals: 1 });
    expect(expectRefusal(pce2013({ ...given, age: 80 }, { outOfRange: 'warn' })).errors).toEqual([
      { code: 'population', path: 'age', params: { range: 'population', min: 40, max: 79, unit: 'a' } },
    ]);
  });

  test('uses the coefficients of White people for others', () => {
    expect(risk({ race: 'other' })).toEqual(risk({ race: 'white' }));
    expect(risk({ race: 'black' }).value).not.toBe(risk({ race: 'white' }).value);
  });

  test.each<[Pce2013Band, Pce2013Band, number]>([
    ['low', 'borderline', 5],
    ['borderline', 'intermediate', 7.5],
    ['intermediate', 'high', 20],
  ])('%s ends and %s starts at %d', (below, from, cutOff) => {
    const pressures = Array.from({ length: 1101 }, (_none, index) => 90 + index / 10);
    const risks = pressures.map((systolicBpMmHg) => risk({ systolicBpMmHg, smoker: cutOff > 8, diabetes: cutOff > 8 }));
    const first = risks.findIndex(({ value }) => value >= cutOff);
    expect(first).toBeGreaterThan(0);
    expect([risks[first - 1]?.band, risks[first]?.band]).toEqual([below, from]);
  });
});

test('HDL cholesterol is a part of the total', () => {
  const swapped = { ...given, totalCholesterol: mg(50), hdl: mg(213) };
  expect(expectRefusal(pce2013(swapped, { outOfRange: 'warn' })).errors).toEqual([
    { code: 'conflict', path: 'hdl', params: { with: 'totalCholesterol' } },
  ]);
});

test('never falls with pressure or diabetes', () => {
  const sex = fc.constantFrom('female' as const, 'male' as const);
  const race = fc.constantFrom('white' as const, 'black' as const, 'other' as const);
  const age = fc.integer({ min: 40, max: 79 });
  const pressure = fc.integer({ min: 90, max: 200 });
  fc.assert(
    fc.property(sex, race, age, pressure, pressure, fc.boolean(), (ofSex, ofRace, years, p1, p2, bpTreated) => {
      const at = (change: Partial<Pce2013Inputs>) =>
        risk({ sex: ofSex, race: ofRace, age: years, systolicBpMmHg: Math.min(p1, p2), bpTreated, ...change }).value;
      expect(at({ systolicBpMmHg: Math.max(p1, p2) })).toBeGreaterThanOrEqual(at({}));
      expect(at({ diabetes: true })).toBeGreaterThan(at({}));
    }),
  );
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(pce2013(given, { explain: true }));
  expect(explanation?.terms).toMatchObject({ mean: 61.18, baselineSurvival: 0.9144, totalCholesterol: 213 });
  expect(explanation?.substituted).toMatch(/^100 \* \(1 - 0\.9144\^exp\(60\.69\d* - 61\.18\)\)$/);
});

test('types', () => {
  expectTypeOf(risk({})).toEqualTypeOf<Output<Pce2013Band>>();
  // @ts-expect-error the race is never assumed
  const incomplete: Pce2013Inputs = { ...given, race: undefined };
  expect(pce2013(incomplete).ok).toBe(false);
});
