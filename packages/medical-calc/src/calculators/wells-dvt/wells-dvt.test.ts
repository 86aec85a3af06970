import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testPoints } from '../../testing/points.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { wellsDvtDefinition } from './wells-dvt.about.ts';
import { type WellsDvtBand, type WellsDvtInputs, wellsDvt } from './wells-dvt.ts';
import vectors from './wells-dvt.vectors.json' with { type: 'json' };

const none: WellsDvtInputs = {
  activeCancer: false,
  paralysisOrImmobilisation: false,
  bedriddenOrSurgery: false,
  localisedTenderness: false,
  entireLegSwollen: false,
  calfSwelling3cm: false,
  pittingOedema: false,
  collateralVeins: false,
  previousDvt: false,
  alternativeDiagnosis: false,
};
const signs = [
  'activeCancer',
  'paralysisOrImmobilisation',
  'bedriddenOrSurgery',
  'localisedTenderness',
  'entireLegSwollen',
  'calfSwelling3cm',
  'pittingOedema',
  'collateralVeins',
  'previousDvt',
] as const;
const yes = (count: number) => Object.fromEntries(signs.slice(0, count).map((key) => [key, true]));
const score = (change: object) => expectSuccess(wellsDvt({ ...none, ...change })).outputs.score;

testVectors(vectors, wellsDvt);
testPoints(wellsDvtDefinition, wellsDvt, none);
testRefusals(wellsDvt, none, { limits: [] });

describe('two levels', () => {
  test.each<[number, WellsDvtBand]>([
    [1, 'unlikely'],
    [2, 'likely'],
  ])('%d: %s', (points, band) => {
    expect(score(yes(points))).toMatchObject({ value: points, rounded: points, band });
  });

  test('subtracts two for an alternative diagnosis, also below zero', () => {
    expect(score({ alternativeDiagnosis: true })).toMatchObject({ value: -2, rounded: -2, band: 'unlikely' });
    expect(score({ ...yes(3), alternativeDiagnosis: true })).toMatchObject({ value: 1, band: 'unlikely' });
    expect(score({ ...yes(9), alternativeDiagnosis: true })).toMatchObject({ value: 7, band: 'likely' });
  });
});

test('never falls with one more sign', () => {
  const answers = fc.record(Object.fromEntries(Object.keys(none).map((key) => [key, fc.boolean()])));
  fc.assert(
    fc.property(answers, fc.constantFrom(...signs), (given, sign) => {
      expect(score({ ...given, [sign]: true }).value).toBe(score({ ...given, [sign]: false }).value + 1);
    }),
  );
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(wellsDvt({ ...none, activeCancer: true }, { explain: true }));
  expect(explanation?.substituted).toBe('1 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 - 2 * 0');
});

test('types', () => {
  expectTypeOf(score({})).toEqualTypeOf<Output<WellsDvtBand>>();
  // @ts-expect-error a question left out is not a no
  const incomplete: WellsDvtInputs = { activeCancer: true };
  expect(wellsDvt(incomplete).ok).toBe(false);
});
