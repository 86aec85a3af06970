import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testPoints } from '../../testing/points.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { ClassOutput, Output } from '../../types.ts';
import { childPughDefinition } from './child-pugh.about.ts';
import { type ChildPughClass, type ChildPughInputs, childPugh } from './child-pugh.ts';
import vectors from './child-pugh.vectors.json' with { type: 'json' };

const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
const grams = (value: number) => ({ value, unit: 'g/dL' }) as const;
const given: ChildPughInputs = {
  bilirubin: mg(1),
  albumin: grams(4),
  inr: 1,
  ascites: 'none',
  encephalopathy: 'none',
};
const outputs = (change: Partial<ChildPughInputs>) => expectSuccess(childPugh({ ...given, ...change })).outputs;

testVectors(vectors, childPugh);
testPoints(childPughDefinition, childPugh, given);
testRefusals(childPugh, given, {
  limits: [
    ['bilirubin', mg(40), mg(41), 'usual'],
    ['bilirubin', mg(90), mg(91), 'hard'],
    ['albumin', { value: 35, unit: 'g/L' }, grams(35), 'hard'],
    ['inr', 20, 21, 'hard'],
    ['ascites', 'mild', 'severe', 'choice'],
    ['encephalopathy', 'grade1-2', 'grade1', 'choice'],
  ],
});

describe('cut-offs', () => {
  const points = (change: Partial<ChildPughInputs>) => outputs(change).score.value - 4;

  test.each([
    [1.9, 1],
    [2, 2],
    [3, 2],
    [3.1, 3],
  ])('bilirubin %d mg/dL: %d', (value, expected) => {
    expect(points({ bilirubin: mg(value) })).toBe(expected);
  });

  // Child-Pugh table of Harrison’s, 20th edition, and PMC3017746, table 1: <34, 34–51, >51 µmol/L.
  test.each([
    [33, 1],
    [34, 2],
    [51, 2],
    [52, 3],
  ])('bilirubin %d µmol/L: %d, as in tables in that unit', (value, expected) => {
    expect(points({ bilirubin: { value, unit: 'umol/L' } })).toBe(expected);
  });

  test.each([
    [33.9, 1],
    [34.2, 2],
    [51.3, 2],
    [51.4, 3],
  ])('bilirubin %d µmol/L: %d, despite rounding errors of the conversion', (value, expected) => {
    expect(points({ bilirubin: { value, unit: 'umol/L' } })).toBe(expected);
  });

  test.each([
    [3.6, 36, 1],
    [3.5, 35, 2],
    [2.8, 28, 2],
    [2.7, 27, 3],
  ])('albumin %d g/dL or %d g/L: %d', (decilitre, litre, expected) => {
    expect(points({ albumin: grams(decilitre) })).toBe(expected);
    expect(points({ albumin: { value: litre, unit: 'g/L' } })).toBe(expected);
  });

  test.each([
    [1.6, 1],
    [1.7, 2],
    [2.3, 2],
    [2.4, 3],
  ])('INR %d: %d', (inr, expected) => {
    expect(points({ inr })).toBe(expected);
  });

  test.each<[Partial<ChildPughInputs>, number, ChildPughClass]>([
    [{}, 5, 'A'],
    [{ inr: 2 }, 6, 'A'],
    [{ inr: 2.5 }, 7, 'B'],
    [{ inr: 2.5, ascites: 'moderate-severe' }, 9, 'B'],
    [{ inr: 2.5, ascites: 'moderate-severe', encephalopathy: 'grade1-2' }, 10, 'C'],
    [{ bilirubin: mg(9), albumin: grams(2), inr: 3, ascites: 'moderate-severe', encephalopathy: 'grade3-4' }, 15, 'C'],
  ])('%j: %d, class %s', (change, score, code) => {
    expect(outputs(change)).toMatchObject({ score: { value: score }, class: { value: code } });
  });
});

test('never falls with bilirubin or INR, never rises with albumin', () => {
  const bilirubin = fc.double({ min: 0.1, max: 40, noNaN: true });
  const albumin = fc.double({ min: 1, max: 6, noNaN: true });
  const inr = fc.double({ min: 0.8, max: 10, noNaN: true });
  fc.assert(
    fc.property(bilirubin, bilirubin, albumin, albumin, inr, inr, (b1, b2, a1, a2, i1, i2) => {
      const better = { bilirubin: mg(Math.min(b1, b2)), albumin: grams(Math.max(a1, a2)), inr: Math.min(i1, i2) };
      const worse = { bilirubin: mg(Math.max(b1, b2)), albumin: grams(Math.min(a1, a2)), inr: Math.max(i1, i2) };
      expect(outputs(worse).score.value).toBeGreaterThanOrEqual(outputs(better).score.value);
    }),
  );
});

test('explains the computation', () => {
  expect(expectSuccess(childPugh(given, { explain: true })).explanation?.substituted).toBe('1 + 1 + 1 + 1 + 1');
});

test('types', () => {
  expectTypeOf(outputs({}).score).toEqualTypeOf<Output>();
  expectTypeOf(outputs({}).class).toEqualTypeOf<ClassOutput<ChildPughClass>>();
  // @ts-expect-error a bare number has no unit
  expect(childPugh({ ...given, albumin: 4 }).ok).toBe(false);
});
