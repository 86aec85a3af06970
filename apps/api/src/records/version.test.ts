import { expect, test } from 'vitest';
import { nextVersion } from './version.ts';

const now = Date.UTC(2026, 2, 21, 11);

test.each([
  ['of a minute ago', '2026-03-21T10:59:00.000Z', '2026-03-21T11:00:00.000Z'],
  ['of this millisecond', '2026-03-21T11:00:00.000Z', '2026-03-21T11:00:00.001Z'],
  ['of a clock that was ahead', '2026-03-21T11:00:05.000Z', '2026-03-21T11:00:05.001Z'],
  ['that names no moment', 'any', '2026-03-21T11:00:00.000Z'],
  ['of the last moment', '+275760-09-13T00:00:00.000Z', '2026-03-21T11:00:00.000Z'],
])('returns a later version than one %s', (_, before, after) => {
  expect(nextVersion(before, now)).toBe(after);
});
