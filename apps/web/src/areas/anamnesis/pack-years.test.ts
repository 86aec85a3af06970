import { expect, test } from 'vitest';
import { packYears } from './pack-years.ts';

// Definition: one pack a day for one year is one pack-year, and so is half a pack a day for two years.
test.each([
  [20, '2010-01-01', '2011-01-01', 1],
  [10, '2010-01-01', '2012-01-01', 1],
  [40, '1990-01-01', '2010-01-01', 40],
])('%d a day from %s to %s are %d pack-years', (perDay, start, end, expected) => {
  expect(packYears(perDay, start, end, '2026-03-21')).toBeCloseTo(expected, 2);
});

test('a current smoker counts until today', () => {
  expect(packYears(20, '2006-03-21', null, '2026-03-21')).toBeCloseTo(20, 2);
});

test('returns undefined without a start', () => {
  expect(packYears(20, null, '2026-03-21', '2026-03-21')).toBeUndefined();
});
