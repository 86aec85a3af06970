import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classOutput, decimalsFor, roundTo, stepFor, tableOutput, unitlessGap } from './output.ts';

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [24.985, 2, 24.99],
    [0.5, 0, 1],
    [59.4999999, 0, 59],
    [10.4999, 2, 10.5],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });

  test('rounds a decimal tie up', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 4 }), (whole, decimals) => {
        expect(roundTo(Number(`${whole}5e-${decimals + 1}`), decimals)).toBe(Number(`${whole + 1}e-${decimals}`));
      }),
    );
  });

  test('rounds down just below a tie', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 4 }), (whole, decimals) => {
        expect(roundTo(Number(`${whole}4999e-${decimals + 4}`), decimals)).toBe(Number(`${whole}e-${decimals}`));
      }),
    );
  });
});

test.each([
  [1.8097, 2],
  [0.4902, 3],
  [9.994, 2],
  [9.996, 1],
  [0.9996, 2],
  [12.34, 1],
  [123.4, 0],
  [12345, 0],
  [0, 2],
])('three significant digits of %d take %d decimals', (value, decimals) => {
  expect(decimalsFor(value, 3)).toBe(decimals);
});

describe('a published figure', () => {
  const shown = { unit: 'kg', decimals: 1 } as const;

  test('is shown as a number, also zero', () => {
    expect(tableOutput(1.9, shown)).toEqual({ value: 1.9, rounded: 1.9, decimals: 1, unit: 'kg' });
    expect(tableOutput(0, shown).value).toBe(0);
  });

  test('is a gap where the table has no row', () => {
    expect(tableOutput([1.9, 6][2], shown)).toEqual({
      value: null,
      rounded: null,
      decimals: 1,
      unit: 'kg',
      reason: 'insufficient-data',
    });
  });
});

test('returns the last step at or below the value, and none below the first', () => {
  const steps = [{ from: 10 }, { from: 20 }];
  expect([9.9, 10, 19.9, 20, 99].map((value) => stepFor(value, steps)?.from)).toEqual([undefined, 10, 10, 20, 20]);
});

test('omits the unit of a unitless gap', () => {
  expect(unitlessGap('not-testable', { decimals: 0 })).toEqual({
    value: null,
    rounded: null,
    decimals: 0,
    reason: 'not-testable',
  });
});

test.each([
  [6, 'A'],
  [7, 'B'],
  [9, 'B'],
  [10, 'C'],
])('%d is class %s', (score, code) => {
  const bands = [
    { code: 'A', from: 5 },
    { code: 'B', from: 7 },
    { code: 'C', from: 10 },
  ];
  expect(classOutput(score, { bands })).toEqual({ value: code });
});
