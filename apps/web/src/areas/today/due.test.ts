import { expect, test } from 'vitest';
import { compareDue, type Due, toAmount } from './due.ts';

const today = '2026-11-26';

test('what is over comes first, latest first, then what is due soon, has no date, and is due later', () => {
  const sorted: { due: Due | undefined }[] = [
    { due: { as: 'late', day: '2026-11-25' } },
    { due: { as: 'past', day: '2026-11-20' } },
    { due: { as: 'late', day: '2014-01-01' } },
    { due: { as: 'at', day: today } },
    { due: { as: 'at', day: '2026-11-30' } },
    { due: { as: 'by', day: '2026-12-26' } },
    { due: undefined },
    { due: { as: 'by', day: '2026-12-27' } },
    { due: { as: 'at', day: '2027-08-10' } },
  ];
  expect(sorted.toReversed().sort((one, other) => compareDue(one.due, other.due, today))).toEqual(sorted);
  expect(compareDue({ as: 'now' }, { as: 'by', day: '2026-12-26' }, today)).toBeGreaterThan(0);
  expect(compareDue({ as: 'now' }, { as: 'by', day: '2026-12-27' }, today)).toBeLessThan(0);
});

test.each([
  [1, 1, 'day'],
  [13, 13, 'day'],
  [14, 2, 'week'],
  [60, 8, 'week'],
  [61, 2, 'month'],
  [258, 8, 'month'],
  [730, 23, 'month'],
  [731, 2, 'year'],
  [4710, 12, 'year'],
] as const)('%i days are %i of a %s', (days, value, unit) => {
  expect(toAmount(days)).toEqual({ value, unit });
});
