export interface ChartPoint {
  /** `YYYY-MM-DD`, or with the hour: `YYYY-MM-DDTHH:MM`. Read as it stands: no time zone moves it. */
  date: string;
  /** `null` where a value is missing: the line stops and starts again. */
  value: number | null;
}

/** Both ends belong to the range. */
export interface ChartReference {
  low?: number | undefined;
  high?: number | undefined;
}

export interface ChartSeries {
  id: string;
  label: string;
  /** In any order. */
  points: readonly ChartPoint[];
  reference?: ChartReference | undefined;
}

/** One date of the chart, with what each series has there. */
export interface Moment {
  at: number;
  date: string;
  /** `null`: the series says that it is missing. `undefined`: the series does not know of this date. */
  values: readonly (number | null | undefined)[];
}

/** Milliseconds of what the clock on the wall said, as if it were Greenwich. */
export function instantOf(date: string): number {
  const match = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?/.exec(date);
  if (!match) return Number.NaN;
  return Date.parse(match[0].includes('T') ? `${match[0]}:00Z` : `${match[0]}T00:00:00Z`);
}

/** All dates at which at least one series says something, in order. What is not a date is left out. */
export function momentsOf(series: readonly ChartSeries[]): Moment[] {
  const found = new Map<number, { date: string; values: (number | null | undefined)[] }>();
  series.forEach(({ points }, index) => {
    for (const { date, value } of points) {
      const at = instantOf(date);
      if (Number.isNaN(at) || (value !== null && !Number.isFinite(value))) continue;
      const moment = found.get(at) ?? { date, values: series.map(() => undefined) };
      moment.values[index] = value ?? moment.values[index] ?? null;
      found.set(at, moment);
    }
  });
  return [...found].map(([at, moment]) => ({ at, ...moment })).sort((one, other) => one.at - other.at);
}

export type Standing = 'low' | 'normal' | 'high';

export function standing(value: number, reference: ChartReference | undefined): Standing | undefined {
  if (!reference || (reference.low === undefined && reference.high === undefined)) return undefined;
  if (reference.low !== undefined && value < reference.low) return 'low';
  return reference.high !== undefined && value > reference.high ? 'high' : 'normal';
}
