import { expect, it } from 'vitest';
import { firstDay, shortestDrawnPeriod } from './period.ts';

it.each([
  ['month', '2026-03-01', '2026-01-31'],
  // Across the end of daylight saving time.
  ['month', '2026-11-05', '2026-10-07'],
  ['quarter', '2026-04-01', '2026-01-01'],
  ['year', '2026-02-28', '2025-03-01'],
] as const)('a %s ending on %s starts on %s', (period, today, first) => {
  expect(firstDay(period, today)).toBe(first);
});

it('all entries have no start', () => {
  expect(firstDay('all', '2026-03-01')).toBeUndefined();
});

it.each([
  ['month', ['2026-10-31', '2026-08-01']],
  ['month', ['2026-10-31']],
  ['quarter', ['2026-10-30', '2026-01-01']],
  ['year', ['2026-08-29']],
  ['all', ['2025-11-28']],
  ['all', []],
] as const)('opens on a %s, the shortest with a drawing', (period, days) => {
  const zone = { zona_lato: 'anteriore', zona_regione: '107', zona_livello: 2 } as const;
  const drawn = days.map((taccuino_data) => ({ taccuino_data, taccuino_zone: [zone] }));
  // Words alone are no drawing.
  const words = { taccuino_data: '2026-11-28', taccuino_zone: [] };
  expect(shortestDrawnPeriod([words, ...drawn], '2026-11-29')).toBe(period);
});
