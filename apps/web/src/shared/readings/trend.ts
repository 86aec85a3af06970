import type { Schema } from '@libretto/api-client/schema';
import { addDays, daysBetween, firstOfDays } from '../formats/days.ts';
import { type Measure, measures } from './measures.ts';

type Reading = Schema<'Reading'>;

export const periods = { week: 7, month: 30, year: 365, all: undefined } as const;
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[];

/** Values that a period needs to be compared, and to be shown first. */
export const enough = 3;

/** The same day of another month, or the last one of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** First day of a period that ends today, which counts; undefined for all. Calendar dates (`YYYY-MM-DD`). */
export const firstDay = (period: Period, today: string): string | undefined => firstOfDays(periods[period], today);

/** First day of the axis: that of the period; of all readings the oldest, or a month ago if that is earlier. */
export function firstDayShown(readings: readonly Reading[], period: Period, today: string): string {
  const monthAgo = addDays(today, 1 - periods.month);
  const [earliest = monthAgo] = [monthAgo, ...readings.map((reading) => reading.data_rilevazione)].toSorted();
  return firstDay(period, today) ?? earliest;
}

export function readingsIn(readings: readonly Reading[], period: Period, today: string): readonly Reading[] {
  const first = firstDay(period, today);
  return first === undefined ? readings : readings.filter(({ data_rilevazione }) => data_rilevazione >= first);
}

const before = (readings: readonly Reading[], day: string): readonly Reading[] =>
  readings.filter(({ data_rilevazione }) => data_rilevazione < day);

export const withMeasure = (readings: readonly Reading[], measure: Measure): readonly Reading[] =>
  readings.filter((reading) => reading[measure] !== null);

/** The shortest period with at least three values, or all. */
export function shortestPeriod(readings: readonly Reading[], measure: Measure, today: string): Period {
  const measured = withMeasure(readings, measure);
  return periodNames.find((period) => readingsIn(measured, period, today).length >= enough) ?? 'all';
}

/** Smallest difference between two means that is a change; other measures are not compared. */
const smallestChange: Partial<Record<Measure, number>> = { parametro_pressione_max: 3, parametro_peso: 1 };

export type Change = { kind: 'stable' } | { kind: 'less' | 'more'; by: number };

export interface Mean {
  /** In the order of the measures. */
  values: readonly number[];
  /** Against the same three months a year earlier, by the first measure; absent without enough values. */
  change?: Change | undefined;
}

const toNumbers = (readings: readonly Reading[], measure: Measure) =>
  readings.map((reading) => reading[measure]).filter((value) => value !== null);

const toMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Without the noise of binary fractions, so that 70.3 and 69.3 differ by exactly one. */
const subtract = (one: number, other: number) => Number((one - other).toFixed(6));

function toChange(difference: number, threshold: number): Change {
  const by = Math.abs(difference);
  return by < threshold ? { kind: 'stable' } : { kind: difference < 0 ? 'less' : 'more', by };
}

/** Readings of the months that end on a day, which counts. */
export function readingsOfMonths(readings: readonly Reading[], months: number, until: string): readonly Reading[] {
  const after = addMonths(until, -months);
  return readings.filter(({ data_rilevazione: day }) => day > after && day <= until);
}

/** Undefined where a measure is not compared, or with fewer than three values in one of the two. */
function compare(measure: Measure, now: readonly Reading[], then: readonly Reading[]): Change | undefined {
  const threshold = smallestChange[measure];
  const [recent, earlier] = [toNumbers(now, measure), toNumbers(then, measure)];
  if (threshold === undefined || recent.length < enough || earlier.length < enough) return undefined;
  return toChange(subtract(toMean(recent), toMean(earlier)), threshold);
}

/** The mean of a period against as many days before it; undefined for all readings. */
export function compareWithBefore(
  readings: readonly Reading[],
  measure: Measure,
  period: Period,
  today: string,
): Change | undefined {
  const first = firstDay(period, today);
  if (first === undefined) return undefined;
  return compare(
    measure,
    readingsIn(readings, period, today),
    readingsIn(before(readings, first), period, addDays(first, -1)),
  );
}

/** Mean of the last three months, or undefined with fewer than three values. */
export function meanOfThreeMonths(
  readings: readonly Reading[],
  of: readonly [Measure, ...Measure[]],
  today: string,
): Mean | undefined {
  const [first] = of;
  const recent = readingsOfMonths(withMeasure(readings, first), 3, today);
  if (recent.length < enough) return undefined;
  const values = of.map((measure) => toMean(toNumbers(recent, measure)));
  const change = compare(first, recent, readingsOfMonths(readings, 3, addMonths(today, -12)));
  return change ? { values, change } : { values };
}

export interface YearChange {
  /** What the latest value is compared with. */
  from: { day: string; value: number };
  change: Change;
}

/** Months from the latest value to one that stands for a year before. */
const aboutYear = { min: 10, max: 14 };

/** The latest value and the one nearest to a year before it, on a day that can be said; undefined without one. */
function findYearBefore(
  readings: readonly Reading[],
  measure: Measure,
): { value: number; from: YearChange['from'] } | undefined {
  const [latest, ...others] = withMeasure(readings, measure);
  const value = latest?.[measure];
  if (!latest || typeof value !== 'number') return undefined;
  const { data_rilevazione: day } = latest;
  const [first, last] = [addMonths(day, -aboutYear.max), addMonths(day, -aboutYear.min)];
  const target = Date.parse(addMonths(day, -12));
  const distance = (date: string) => Math.abs(Date.parse(date) - target);
  const [nearest] = others
    .filter(({ data_rilevazione: date }) => date >= first && date <= last)
    .toSorted((one, other) => distance(one.data_rilevazione) - distance(other.data_rilevazione));
  const before = nearest?.[measure];
  if (!nearest || typeof before !== 'number') return undefined;
  return { value, from: { day: nearest.data_rilevazione, value: before } };
}

/**
 * The latest value against the one a year before. Unlike means it needs no three values in both, which a weight that is
 * measured twice a year never has.
 */
export function changeOverYear(readings: readonly Reading[], measure: Measure): YearChange | undefined {
  const threshold = smallestChange[measure];
  const found = findYearBefore(readings, measure);
  if (threshold === undefined || !found) return undefined;
  return { from: found.from, change: toChange(subtract(found.value, found.from.value), threshold) };
}

export interface Growth {
  /** May be negative. */
  by: number;
  since: string;
}

/** By how much a child grew in the year before the latest value; `readings` newest first. */
export function growthOverYear(readings: readonly Reading[], measure: Measure): Growth | undefined {
  const found = findYearBefore(readings, measure);
  return found && { by: subtract(found.value, found.from.value), since: found.from.day };
}

/** mmHg; smaller differences are within the noise of measuring. */
const minDirection = 5;
/** Three values in a row rise or fall by chance in one of three cases. */
const minRun = 4;

export interface Direction {
  kind: 'falling' | 'rising';
  by: number;
  days: number;
}

/**
 * How far the latest values of three months fall or rise without a turn, from four values on; undefined if they do not.
 * `readings` newest first.
 */
export function findDirection(readings: readonly Reading[], measure: Measure, today: string): Direction | undefined {
  const points = readingsOfMonths(withMeasure(readings, measure), 3, today).map((reading) => ({
    day: reading.data_rilevazione,
    value: reading[measure] ?? 0,
  }));
  const [latest] = points;
  if (!latest) return undefined;
  const runOf = (sign: 1 | -1) => {
    const turn = points.findIndex(
      ({ value }, index) => index > 0 && sign * (value - (points[index - 1]?.value ?? 0)) < 0,
    );
    return points.slice(0, turn === -1 ? undefined : turn);
  };
  for (const [kind, sign] of [
    ['falling', 1],
    ['rising', -1],
  ] as const) {
    const run = runOf(sign);
    const by = sign * ((run.at(-1)?.value ?? 0) - latest.value);
    // Equal values before the change would make it seem slower.
    const start = run.find(({ value }) => value === run.at(-1)?.value);
    if (run.length < minRun || by < minDirection || !start) continue;
    return { kind, by, days: daysBetween(start.day.slice(0, 10), latest.day.slice(0, 10)) };
  }
  return undefined;
}

/** Decimal digits of a mean: one more would suggest a precision that the measurement does not have. */
export const meanDigits = (measure: Measure): number => (measures[measure].whole ? 0 : 1);
