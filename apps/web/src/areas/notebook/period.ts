import type { PainEntry } from '@libretto/design-system/pain-regions';
import { toMarks } from '../../shared/notebook/zones.ts';
import type { NotebookEntry } from './notebook.queries.ts';

const day = 86_400_000;

export const periods = { month: 30, quarter: 91, year: 365, all: undefined } as const;
export type Period = keyof typeof periods;

export const isPeriod = (name: string): name is Period => Object.hasOwn(periods, name);

/** Returns the first day of a period that ends today. Both are calendar dates (`YYYY-MM-DD`). */
export function periodStart(period: Period, today: string): string | undefined {
  const days = periods[period];
  return days === undefined ? undefined : new Date(Date.parse(today) - days * day).toISOString().slice(0, 10);
}

/** Returns the marks of the entries since a day, of all without one. */
export function entriesSince(entries: readonly NotebookEntry[], first = ''): PainEntry[] {
  return entries
    .filter(({ taccuino_data }) => taccuino_data >= first)
    .map(({ taccuino_data: date, taccuino_zone }) => ({ date, marks: toMarks(taccuino_zone) }));
}
