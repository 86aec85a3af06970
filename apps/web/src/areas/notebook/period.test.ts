import { expect, it } from 'vitest';
import { periodStart } from './period.ts';

it.each([
  ['month', '2026-03-01', '2026-01-30'],
  // Across the end of daylight saving time.
  ['month', '2026-11-05', '2026-10-06'],
  ['quarter', '2026-04-01', '2025-12-31'],
  ['year', '2026-02-28', '2025-02-28'],
] as const)('a %s ending on %s starts on %s', (period, today, first) => {
  expect(periodStart(period, today)).toBe(first);
});

it('all entries have no start', () => {
  expect(periodStart('all', '2026-03-01')).toBeUndefined();
});
