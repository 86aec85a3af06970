import { expect, test } from 'vitest';
import { isOneTypo } from './one-typo.ts';

test.each([
  ['vaccini', 'vacini', true],
  ['vaccini', 'vacccini', true],
  ['vaccini', 'vaccimi', true],
  ['vaccini', 'vaccinni', true],
  ['farmaci', 'framaci', true],
  ['farmaci', 'farmaic', true],
  ['farmaci', 'farmaci', false],
  ['farmaci', 'framcai', false],
  ['esami', 'visite', false],
])('%s and %s', (one, other, expected) => {
  expect(isOneTypo(one, other)).toBe(expected);
  expect(isOneTypo(other, one)).toBe(expected);
});
