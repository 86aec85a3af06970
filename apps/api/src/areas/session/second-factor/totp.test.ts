import { expect, test } from 'vitest';
import { base32, codeAt, findTimeStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('returns at second %i since 1970 the code %s', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
});

test.each([
  ['foobar1234', 'MZXW6YTBOIYTEMZU'],
  ['fooba', 'MZXW6YTB'],
])('encodes %s as %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('accepts a code in its own time step and optionally in adjacent ones', () => {
  const now = 1_111_111_109_000;
  const step = 37_037_036;
  expect(findTimeStep(secret, '081804', now, 0)).toBe(step);
  expect(findTimeStep(secret, '081804', now + 30_000, 0)).toBeUndefined();
  expect(findTimeStep(secret, '081804', now + 30_000, 1)).toBe(step);
  expect(findTimeStep(secret, '081804', now - 30_000, 1)).toBe(step);
  expect(findTimeStep(secret, '081804', now + 60_000, 1)).toBeUndefined();
});
