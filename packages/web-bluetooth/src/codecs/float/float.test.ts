import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testVectors } from '../../testing/vectors.ts';
import { decodeFloat, toFloat } from './float.ts';
import vectors from './float.vectors.json' with { type: 'json' };

testVectors(vectors, decodeFloat);

test('returns the decimal number of mantissa and exponent', () => {
  const mantissas = fc.integer({ min: -(2 ** 23), max: 2 ** 23 - 1 });
  const exponents = fc.integer({ min: -128, max: 127 }).filter((exponent) => exponent !== 0);
  fc.assert(
    fc.property(mantissas, exponents, (mantissa, exponent) => {
      const word = (((exponent & 0xff) << 24) | (mantissa & 0xffffff)) >>> 0;
      expect(toFloat(word)).toBe(Number(`${mantissa}e${exponent}`));
    }),
    { numRuns: 5000 },
  );
});

test('rejects fewer than four bytes', () => {
  expect(() => decodeFloat(Uint8Array.of(0x6c, 0x01, 0x00))).toThrow(
    expect.objectContaining({ name: 'DecodeError', code: 'truncated', kind: 'float', offset: 0 }),
  );
});
