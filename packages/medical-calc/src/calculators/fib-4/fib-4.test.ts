import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { fib4Definition } from './fib-4.about.ts';
import { type Fib4Band, type Fib4Inputs, fib4 } from './fib-4.ts';
import vectors from './fib-4.vectors.json' with { type: 'json' };

const given: Fib4Inputs = { age: 50, astUL: 40, altUL: 25, platelets10e9L: 250 };
const index = (change: Partial<Fib4Inputs>) => expectSuccess(fib4({ ...given, ...change })).outputs.fib4;

testVectors(vectors, fib4);
testRefusals(fib4, given, {
  limits: [
    ['age', 18, 17, 'population'],
    ['astUL', 5, 4.9, 'usual'],
    ['astUL', 1, 0, 'hard'],
    ['altUL', 5000, 5001, 'usual'],
    ['altUL', 1, 0, 'hard'],
    ['platelets10e9L', 1500, 1501, 'usual'],
    ['platelets10e9L', 250, 250_000, 'hard'],
  ],
});

describe('cut-offs, by age', () => {
  // With 25 U/L of ALT and 10⁹/L platelets as many as years, the index is a fifth of the AST.
  const at = (age: number, value: number) => index({ age, astUL: value * 5, altUL: 25, platelets10e9L: age });

  test.each<[number, number, Fib4Band]>([
    [64, 1.299, 'low'],
    [64, 1.3, 'indeterminate'],
    [65, 1.999, 'low'],
    [65, 2, 'indeterminate'],
    [64, 2.669, 'indeterminate'],
    [64, 2.67, 'high'],
    [65, 2.669, 'indeterminate'],
    [65, 2.67, 'high'],
  ])('at %d years %d is %s', (age, value, band) => {
    expect(at(age, value).value).toBeCloseTo(value, 9);
    expect(at(age, value).band).toBe(band);
  });

  test('2.67 itself is high, by the study that it comes from', () => {
    // Shah 2009, abstract: an index of 2.67 or more had a positive predictive value of 80 %.
    expect(fib4Definition.references.map(({ doi }) => doi)).toContain('10.1016/j.cgh.2009.05.033');
    expect([2.67, 2.6699].map((value) => at(50, value).band)).toEqual(['high', 'indeterminate']);
  });

  test('two decimals', () => {
    expect(index({})).toMatchObject({ decimals: 2, rounded: 1.6 });
  });
});

test('never falls with age or AST, never rises with ALT or platelets', () => {
  const years = fc.integer({ min: 18, max: 110 });
  const units = fc.integer({ min: 5, max: 5000 });
  const count = fc.integer({ min: 5, max: 1500 });
  fc.assert(
    fc.property(years, years, units, units, units, units, count, count, (y1, y2, s1, s2, l1, l2, p1, p2) => {
      const less = {
        age: Math.min(y1, y2),
        astUL: Math.min(s1, s2),
        altUL: Math.max(l1, l2),
        platelets10e9L: Math.max(p1, p2),
      };
      const more = {
        age: Math.max(y1, y2),
        astUL: Math.max(s1, s2),
        altUL: Math.min(l1, l2),
        platelets10e9L: Math.min(p1, p2),
      };
      expect(index(more).value).toBeGreaterThanOrEqual(index(less).value);
    }),
  );
});

test('explains the computation', () => {
  expect(expectSuccess(fib4(given, { explain: true })).explanation?.substituted).toBe('50 * 40 / (250 * sqrt(25))');
});

test('types', () => {
  expectTypeOf(index({})).toEqualTypeOf<Output<Fib4Band>>();
  // @ts-expect-error a text is no number
  expect(fib4({ ...given, astUL: '40' }).ok).toBe(false);
});
