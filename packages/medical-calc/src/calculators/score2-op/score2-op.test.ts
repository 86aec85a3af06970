import { describe, expect, expectTypeOf, test } from 'vitest';
import { expectSuccess } from '../../testing/results.ts';
import { bandsAround, manAged, testScore2 } from '../../testing/score2.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type Score2OpBand, type Score2OpInputs, score2Op } from './score2-op.ts';
import vectors from './score2-op.vectors.json' with { type: 'json' };

const given = manAged(75);
const risk = (change: Partial<Score2OpInputs>) => expectSuccess(score2Op({ ...given, ...change })).outputs.riskPercent;
const edge = (change: Partial<Score2OpInputs>, cutOff: number) =>
  bandsAround(score2Op, { ...given, ...change }, cutOff);

testVectors(vectors, score2Op);
testScore2(score2Op, given, {
  ages: [
    ['age', 70, 69, 'population'],
    ['age', 89, 90, 'population'],
  ],
  // Beyond these ages the interactions with age reverse the direction in the published equation.
  steady: [70, 85],
});

describe('the bands of ESC 2021 from 70 years', () => {
  test.each<[number, Score2OpBand, Score2OpBand]>([
    [7.5, 'low-moderate', 'high'],
    [15, 'high', 'very-high'],
  ])('%d ends one and starts the next', (cutOff, below, from) => {
    expect(edge({ age: 73, sex: 'female', smoker: cutOff > 8 }, cutOff)).toEqual([below, from]);
  });
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(score2Op(given, { explain: true }));
  expect(explanation?.terms).toMatchObject({ mean: 0.09285225, scale1: 0.00532, scale2: 1.248514 });
});

test('types', () => {
  expectTypeOf(risk({})).toEqualTypeOf<Output<Score2OpBand>>();
  // @ts-expect-error the region is never assumed
  const incomplete: Score2OpInputs = { ...given, region: undefined };
  expect(score2Op(incomplete).ok).toBe(false);
});
