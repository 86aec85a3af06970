import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testPoints } from '../../testing/points.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Gap, Output } from '../../types.ts';
import { hasBledDefinition } from './has-bled.about.ts';
import { type HasBledBand, type HasBledInputs, type HasBledItem, hasBled } from './has-bled.ts';
import vectors from './has-bled.vectors.json' with { type: 'json' };

const none: HasBledInputs = {
  uncontrolledHypertension: false,
  abnormalRenalFunction: false,
  abnormalLiverFunction: false,
  stroke: false,
  bleeding: false,
  labileInr: false,
  drugs: false,
  alcohol: false,
  age: 60,
};
const items = Object.keys(none).filter((key): key is HasBledItem => key !== 'age');
const yes = (count: number) => ({ ...none, ...Object.fromEntries(items.slice(0, count).map((key) => [key, true])) });

testVectors(vectors, hasBled);
testPoints(hasBledDefinition, hasBled, none);
testRefusals(hasBled, none, {
  limits: [
    ['age', 18, 17.9, 'population'],
    ['age', 110, 111, 'usual'],
    ['age', 130, 131, 'hard'],
  ],
});

describe('the published figures', () => {
  // covers K-90
  // Columns 1 and 2: Pisters 2010 table 3 (3.74 at 3, which MDCalc prints as 3.72); Lip 2011.
  test.each<[number, number, number]>([
    [0, 1.13, 0.9],
    [1, 1.02, 3.4],
    [2, 1.88, 4.1],
    [3, 3.74, 5.8],
    [4, 8.7, 8.9],
    [5, 12.5, 9.1],
  ])('conflict 21: %d points', (score, bleeds, major) => {
    const { outputs } = expectSuccess(hasBled(yes(score)));
    expect(outputs.score.value).toBe(score);
    expect(outputs.bleedsPer100PatientYears).toMatchObject({ value: bleeds, unit: '/(100.a)', decimals: 2 });
    expect(outputs.majorBleedingRiskPercent).toMatchObject({ value: major, unit: '%', decimals: 1 });
  });

  test.each([6, 7, 8])('conflict 22: %d points are a gap, not the last row', (score) => {
    const { outputs } = expectSuccess(hasBled(yes(score)));
    expect(outputs.score.value).toBe(score);
    for (const gap of [outputs.bleedsPer100PatientYears, outputs.majorBleedingRiskPercent]) {
      expect(gap).toMatchObject({ value: null, rounded: null, reason: 'insufficient-data' });
    }
  });

  test('all nine', () => {
    expect(expectSuccess(hasBled({ ...yes(8), age: 80 })).outputs.score).toMatchObject({ value: 9, band: 'high' });
  });
});

test('scores age from 66, and is high from 3', () => {
  const score = (age: number, count: number) => expectSuccess(hasBled({ ...yes(count), age })).outputs.score;
  expect([score(65, 0).value, score(66, 0).value]).toEqual([0, 1]);
  expect([score(65, 2).band, score(66, 2).band, score(65, 3).band]).toEqual(['not-high', 'high', 'high']);
});

test('never falls with one more yes or with more years', () => {
  const inputs = fc.record({
    ...Object.fromEntries(items.map((key) => [key, fc.boolean()])),
    age: fc.integer({ min: 18, max: 109 }),
  });
  fc.assert(
    fc.property(inputs, fc.constantFrom(...items), (given, item) => {
      const score = (change: object) => expectSuccess(hasBled({ ...none, ...given, ...change })).outputs.score.value;
      expect(score({ [item]: true })).toBe(score({ [item]: false }) + 1);
      expect(score({ age: 110 })).toBeGreaterThanOrEqual(score({}));
    }),
  );
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(hasBled({ ...none, stroke: true, age: 70 }, { explain: true }));
  expect(explanation?.substituted).toBe('0 + 0 + 0 + 1 + 0 + 0 + 0 + 0 + (70 > 65)');
});

test('types', () => {
  expectTypeOf(expectSuccess(hasBled(none)).outputs.score).toEqualTypeOf<Output<HasBledBand>>();
  expectTypeOf(expectSuccess(hasBled(none)).outputs.majorBleedingRiskPercent).toEqualTypeOf<Output | Gap>();
  // @ts-expect-error a question left out is not a no
  const incomplete: HasBledInputs = { age: 70, stroke: true };
  expect(hasBled(incomplete).ok).toBe(false);
});
