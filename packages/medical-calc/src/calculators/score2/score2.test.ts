import { describe, expect, expectTypeOf, test } from 'vitest';
import { expectSuccess } from '../../testing/results.ts';
import { bandsAround, manAged, testScore2 } from '../../testing/score2.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type Score2Band, type Score2Inputs, score2 } from './score2.ts';
import vectors from './score2.vectors.json' with { type: 'json' };

const given = manAged(55);
const risk = (change: Partial<Score2Inputs>) => expectSuccess(score2({ ...given, ...change })).outputs.riskPercent;
const edge = (change: Partial<Score2Inputs>, cutOff: number) => bandsAround(score2, { ...given, ...change }, cutOff);

testVectors(vectors, score2);
testScore2(score2, given, {
  ages: [
    ['age', 40, 39, 'population'],
    ['age', 69, 70, 'population'],
  ],
  steady: [40, 69],
});

describe('the bands of ESC 2021 differ by age', () => {
  test.each<[number, number, Score2Band, Score2Band]>([
    [40, 2.5, 'low-moderate', 'high'],
    [49, 2.5, 'low-moderate', 'high'],
    [49, 7.5, 'high', 'very-high'],
    [50, 5, 'low-moderate', 'high'],
    [50, 10, 'high', 'very-high'],
    [69, 10, 'high', 'very-high'],
  ])('at %d years %d ends one and starts the next', (age, cutOff, below, from) => {
    expect(edge({ age, region: age <= 50 && cutOff > 6 ? 'very-high' : 'moderate' }, cutOff)).toEqual([below, from]);
  });
});

test('conflict 23: the region for Italy is moderate, and has no default', () => {
  expect(risk({}).value).toBeGreaterThan(risk({ region: 'low' }).value);
  expect(score2({ ...given, region: undefined } as never).ok).toBe(false);
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(score2(given, { explain: true }));
  expect(explanation?.terms).toMatchObject({ baselineSurvival: 0.9605, scale1: -0.1565, scale2: 0.8009 });
  expect(explanation?.substituted).toMatch(
    /^100 \* \(1 - exp\(-exp\(\(-0\.1565\) \+ 0\.8009 \* ln\(-ln\(0\.9605\^exp\(/,
  );
});

test('types', () => {
  expectTypeOf(risk({})).toEqualTypeOf<Output<Score2Band>>();
  // @ts-expect-error the region is never assumed
  const incomplete: Score2Inputs = { ...given, region: undefined };
  expect(score2(incomplete).ok).toBe(false);
});
