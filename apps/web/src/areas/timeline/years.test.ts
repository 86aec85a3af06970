import { expect, it } from 'vitest';
import type { TimelineEntry } from './timeline.queries.ts';
import { groupByYear, isBooked } from './years.ts';

const entry = (data: string, id_record: number): TimelineEntry => ({
  tipo: 'visit',
  id_record,
  data,
  titolo: '',
  testo: '',
  id_livello_confidenzialita: null,
});

it('groups consecutive entries of a year and keeps the order', () => {
  const years = groupByYear([
    entry('2026-03-21', 1),
    entry('2026-01-31', 2),
    entry('2025-12-31', 3),
    entry('2023-03-30', 4),
  ]);
  expect(years.map(({ year, entries }) => [year, entries.map(({ id_record }) => id_record)])).toEqual([
    ['2026', [1, 2]],
    ['2025', [3]],
    ['2023', [4]],
  ]);
});

it('counts scheduled exams of later days as booked', () => {
  const exam = { tipo: 'exam', stato: '1', data: '2026-12-20' } as const;
  expect(isBooked(exam, '2026-11-27')).toBe(true);
  expect(isBooked(exam, '2026-12-20')).toBe(false);
  expect(isBooked({ ...exam, stato: '2' }, '2026-11-27')).toBe(false);
  expect(isBooked({ ...exam, tipo: 'visit' }, '2026-11-27')).toBe(false);
});
