import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testPoints } from '../../testing/points.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { wellsPeDefinition } from './wells-pe.about.ts';
import { type WellsPeBand, type WellsPeInputs, wellsPe } from './wells-pe.ts';
import vectors from './wells-pe.vectors.json' with { type: 'json' };

const none: WellsPeInputs = {
  dvtSigns: false,
  peMostLikely: false,
  immobilisationOrSurgery: false,
  previousDvtPe: false,
  haemoptysis: false,
  malignancy: false,
  heartRate: 80,
};
const score = (change: object) => expectSuccess(wellsPe({ ...none, ...change })).outputs.score;

testVectors(vectors, wellsPe);
testPoints(wellsPeDefinition, wellsPe, none);
testRefusals(wellsPe, none, {
  limits: [
    ['heartRate', 30, 29, 'usual'],
    ['heartRate', 220, 221, 'usual'],
    ['heartRate', 350, 351, 'hard'],
  ],
});

describe('two levels', () => {
  test('4 is unlikely; 4.5, which “5 or more” would leave out, is likely', () => {
    expect(score({ peMostLikely: true, haemoptysis: true })).toMatchObject({ value: 4, band: 'unlikely' });
    expect(score({ peMostLikely: true, heartRate: 101 })).toMatchObject({ value: 4.5, rounded: 4.5, band: 'likely' });
  });

  test('scores a heart rate from 101', () => {
    expect([score({ heartRate: 100 }).value, score({ heartRate: 101 }).value]).toEqual([0, 1.5]);
  });
});

test('never falls with one more yes or a faster heart', () => {
  const answers = fc.record({
    dvtSigns: fc.boolean(),
    peMostLikely: fc.boolean(),
    immobilisationOrSurgery: fc.boolean(),
    previousDvtPe: fc.boolean(),
    haemoptysis: fc.boolean(),
    malignancy: fc.boolean(),
  });
  const rate = fc.integer({ min: 30, max: 220 });
  fc.assert(
    fc.property(answers, rate, rate, (given, one, other) => {
      const slow = { ...given, heartRate: Math.min(one, other) };
      expect(score({ ...given, heartRate: Math.max(one, other) }).value).toBeGreaterThanOrEqual(score(slow).value);
      for (const key of Object.keys(given)) {
        expect(score({ ...slow, [key]: true }).value).toBeGreaterThanOrEqual(score(slow).value);
      }
    }),
  );
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(wellsPe({ ...none, dvtSigns: true, heartRate: 110 }, { explain: true }));
  expect(explanation?.substituted).toBe('3 * 1 + 3 * 0 + 1.5 * 0 + 1.5 * 0 + 0 + 0 + 1.5 * (110 > 100)');
});

test('types', () => {
  expectTypeOf(score({})).toEqualTypeOf<Output<WellsPeBand>>();
  // @ts-expect-error a question left out is not a no
  const incomplete: WellsPeInputs = { dvtSigns: true, heartRate: 80 };
  expect(wellsPe(incomplete).ok).toBe(false);
});
