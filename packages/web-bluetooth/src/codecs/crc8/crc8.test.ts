import { expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { crc8, decodeCrc8 } from './crc8.ts';
import vectors from './crc8.vectors.json' with { type: 'json' };

testVectors(vectors, decodeCrc8);

test('handles a subrange', () => {
  expect(crc8(toBytes('aa14eb00000000c6'), 0, 7)).toBe(0xc6);
});
