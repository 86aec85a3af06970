import type { Schema } from '@libretto/api-client/schema';
import type { PainEntry } from '@libretto/design-system/pain-regions';
import { firstOfDays } from '../formats/days.ts';
import { toMarks } from './zones.ts';

type Drawn = Pick<Schema<'NotebookEntry'>, 'taccuino_data' | 'taccuino_zone'>;

export const periods = { month: 30, quarter: 91, year: 365, all: undefined } as const;
export type Period = keyof typeof periods;

export const periodNames = Object.keys(periods) as Period[];

export const isPeriod = (name: string): name is Period => Object.hasOwn(periods, name);

/** First day of a period that ends today, which counts; undefined for all. Calendar dates (`YYYY-MM-DD`). */
export const firstDay = (period: Period, today: string): string | undefined => firstOfDays(periods[period], today);

/** Returns the marks of the entries since a day, of all without one. */
export function entriesSince(entries: readonly Drawn[], first = ''): PainEntry[] {
  return entries
    .filter(({ taccuino_data }) => taccuino_data >= first)
    .map(({ taccuino_data: date, taccuino_zone }) => ({ date, marks: toMarks(taccuino_zone) }));
}

/** The shortest period that ends today and has a drawing, or all. */
export function shortestDrawnPeriod(entries: readonly Drawn[], today: string): Period {
  const drawn = entries.filter(({ taccuino_zone }) => taccuino_zone.length > 0);
  return periodNames.find((period) => entriesSince(drawn, firstDay(period, today)).length > 0) ?? 'all';
}
