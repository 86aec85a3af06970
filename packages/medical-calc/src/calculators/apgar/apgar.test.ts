import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testPoints } from '../../testing/points.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { apgarDefinition } from './apgar.about.ts';
import { type ApgarBand, type ApgarInputs, type ApgarPoints, apgar, apgarFormula } from './apgar.ts';
import vectors from './apgar.vectors.json' with { type: 'json' };

const all = (points: ApgarPoints): ApgarInputs => ({
  appearance: points,
  pulse: points,
  grimace: points,
  activity: points,
  respiration: points,
});
const score = (given: ApgarInputs) => expectSuccess(apgar(given)).outputs.score;

testVectors(vectors, (given: ApgarInputs) => apgar(given));
testRefusals(apgar, all(1), { limits: [] });
testPoints(apgarDefinition, (given: ApgarInputs) => apgar(given), all(0));

describe('bands', () => {
  test.each<[ApgarInputs, number, ApgarBand]>([
    [{ ...all(0), pulse: 2, activity: 1 }, 3, 'low'],
    [{ ...all(0), pulse: 2, activity: 2 }, 4, 'moderately-abnormal'],
    [{ ...all(1), pulse: 2 }, 6, 'moderately-abnormal'],
    [{ ...all(1), pulse: 2, activity: 2 }, 7, 'reassuring'],
  ])('%j: %d is %s', (given, value, band) => {
    expect(score(given)).toMatchObject({ value, band });
  });
});

test.each([3, -1, 1.5, '1', Number.NaN])('refuses %j points', (points) => {
  expect(apgar({ ...all(2), pulse: points as ApgarPoints })).toMatchObject({
    ok: false,
    errors: [{ code: 'out-of-range', path: 'pulse', params: { choices: '0, 1, 2' } }],
  });
});

test('is the sum, at most ten, and explains the computation', () => {
  const points = fc.constantFrom<ApgarPoints>(0, 1, 2);
  fc.assert(
    fc.property(points, points, points, points, points, (appearance, pulse, grimace, activity, respiration) => {
      const { value } = score({ appearance, pulse, grimace, activity, respiration });
      expect(value).toBe(apgarFormula(appearance, pulse, grimace, activity, respiration));
      expect(value).toBeLessThanOrEqual(10);
    }),
  );
  expect(expectSuccess(apgar(all(1), { explain: true })).explanation?.substituted).toBe('1 + 1 + 1 + 1 + 1');
});

test('types', () => {
  expectTypeOf(score(all(2))).toEqualTypeOf<Output<ApgarBand>>();
  // @ts-expect-error a sign that was not assessed is not 0
  expect(apgar({ appearance: 2, pulse: 2, grimace: 2, activity: 2 }).ok).toBe(false);
});
