import { describe, expect, expectTypeOf, test } from 'vitest';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Gap, Output } from '../../types.ts';
import { gcsDefinition } from './gcs.about.ts';
import { type GcsBand, type GcsInputs, gcs } from './gcs.ts';
import vectors from './gcs.vectors.json' with { type: 'json' };

const given: GcsInputs = { eye: 4, verbal: 5, motor: 6 };
const score = (change: Partial<GcsInputs>) => expectSuccess(gcs({ ...given, ...change })).outputs.score;

testVectors(vectors, gcs);
testRefusals(gcs, given, {
  limits: [
    ['eye', 1, 0, 'choice'],
    ['eye', 4, 5, 'choice'],
    ['verbal', 5, 6, 'choice'],
    ['motor', 6, 7, 'choice'],
    ['motor', 1, 1.5, 'choice'],
    ['verbal', 1, '1', 'choice'],
  ],
});

describe('components that are not testable', () => {
  test.each(['eye', 'verbal', 'motor'] as const)('returns a gap when %s was not testable', (part) => {
    expect(score({ [part]: 'not-testable' })).toEqual({
      value: null,
      rounded: null,
      decimals: 0,
      reason: 'not-testable',
    });
  });
});

describe('bands', () => {
  test.each<[GcsInputs, number, GcsBand]>([
    [{ eye: 1, verbal: 1, motor: 1 }, 3, 'severe'],
    [{ eye: 1, verbal: 2, motor: 5 }, 8, 'severe'],
    [{ eye: 2, verbal: 2, motor: 5 }, 9, 'moderate'],
    [{ eye: 4, verbal: 3, motor: 5 }, 12, 'moderate'],
    [{ eye: 4, verbal: 4, motor: 5 }, 13, 'mild'],
    [given, 15, 'mild'],
  ])('%j: %d, %s', (answers, value, band) => {
    expect(score(answers)).toMatchObject({ value, band });
  });
});

test('shows the points of every answer, which add up', () => {
  for (const eye of gcsDefinition.inputs.eye.choices) {
    for (const verbal of gcsDefinition.inputs.verbal.choices) {
      for (const motor of gcsDefinition.inputs.motor.choices) {
        const points = [eye, verbal, motor].map((choice) => ('points' in choice ? choice.points : Number.NaN));
        const total = points.reduce((sum, one) => sum + one, 0);
        const found = score({ eye: eye.value, verbal: verbal.value, motor: motor.value }).value;
        expect(found).toBe(Number.isNaN(total) ? null : total);
      }
    }
  }
});

test('explains the computation', () => {
  expect(expectSuccess(gcs(given, { explain: true })).explanation?.substituted).toBe('4 + 5 + 6');
});

test('types', () => {
  expectTypeOf(score({})).toEqualTypeOf<Output<GcsBand> | Gap>();
  // @ts-expect-error the eye response has four levels
  expect(gcs({ ...given, eye: 5 }).ok).toBe(false);
});
