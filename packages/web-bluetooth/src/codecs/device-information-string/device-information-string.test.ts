import { expect, test } from 'vitest';
import { testVectors } from '../../testing/vectors.ts';
import { decodeDeviceInformationString } from './device-information-string.ts';
import vectors from './device-information-string.vectors.json' with { type: 'json' };

testVectors(vectors, decodeDeviceInformationString);

test('decodes invalid UTF-8 as text', () => {
  expect(decodeDeviceInformationString(Uint8Array.of(0x41, 0xff))).toBe('A\ufffd');
});
