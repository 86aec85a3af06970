import { expect, test } from 'vitest';
import { measured } from './measured.ts';

test.each([
  [0, null],
  [255, null],
  [1, 1],
  [254, 254],
])('maps %i to %s', (byte, value) => {
  expect(measured(byte)).toBe(value);
});
