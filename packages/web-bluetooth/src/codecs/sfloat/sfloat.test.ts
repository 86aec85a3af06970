import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testVectors } from '../../testing/vectors.ts';
import { decodeSfloat, toSfloat } from './sfloat.ts';
import vectors from './sfloat.vectors.json' with { type: 'json' };

testVectors(vectors, decodeSfloat);

test('returns the decimal number of mantissa and exponent for every ordinary word', () => {
  const special = [0x07fe, 0x07ff, 0x0800, 0x0801, 0x0802];
  const signed = (value: number, bits: number) => (value >= 2 ** (bits - 1) ? value - 2 ** bits : value);
  for (let word = 0; word <= 0xffff; word++) {
    if (special.includes(word)) continue;
    const expected = Number(`${signed(word % 0x1000, 12)}e${signed(Math.floor(word / 0x1000), 4)}`);
    if (toSfloat(word) !== expected) expect.fail(`${word.toString(16)}: ${toSfloat(word)}, not ${expected}`);
  }
});

test('treats special mantissas as special only with exponent 0', () => {
  expect(toSfloat(0x17ff)).toBe(20470);
});

test('rejects fewer than two bytes and ignores more', () => {
  expect(() => decodeSfloat(Uint8Array.of(0x72))).toThrow(
    expect.objectContaining({ name: 'DecodeError', code: 'truncated', kind: 'sfloat', offset: 0 }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 2, maxLength: 20 }), (bytes) => {
      expect(decodeSfloat(bytes)).toEqual(decodeSfloat(bytes.subarray(0, 2)));
    }),
  );
});
