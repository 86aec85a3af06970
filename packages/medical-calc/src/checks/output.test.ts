import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalsFor, roundTo } from './output.ts';

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

  test('a tie goes up, whatever its binary neighbour', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 4 }), (whole, decimals) => {
        expect(roundTo(Number(`${whole}5e-${decimals + 1}`), decimals)).toBe(Number(`${whole + 1}e-${decimals}`));
      }),
    );
  });

  test('just below a tie goes down', () => {
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
