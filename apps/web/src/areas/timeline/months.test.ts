import { expect, it } from 'vitest';
import { groupByMonth } from './months.ts';
import type { TimelineEntry } from './timeline.queries.ts';

const entry = (data: string, id_record: number): TimelineEntry => ({
  tipo: 'visit',
  id_record,
  data,
  titolo: '',
  testo: '',
  id_livello_confidenzialita: null,
});

it('groups consecutive entries of a month and keeps the order', () => {
  const months = groupByMonth([
    entry('2026-03-21', 1),
    entry('2026-03-02', 2),
    entry('2026-01-31', 3),
    entry('2025-03-30', 4),
  ]);
  expect(months.map(({ month, entries }) => [month, entries.map(({ id_record }) => id_record)])).toEqual([
    ['2026-03', [1, 2]],
    ['2026-01', [3]],
    ['2025-03', [4]],
  ]);
});
