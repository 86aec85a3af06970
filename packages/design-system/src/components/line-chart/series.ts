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
  /** In any order; those of the same instant as they were taken. */
  points: readonly ChartPoint[];
  reference?: ChartReference | undefined;
}

/** One time at which something was measured, with what each series has there. */
export interface Moment {
  at: number;
  date: string;
  /** The first is 0. Above 0 only where a series has several values of one instant, in a day mostly. */
  turn: number;
  /** How many there are of this instant. */
  turns: number;
  /** `null`: the series says that it is missing. `undefined`: the series does not know of this moment. */
  values: readonly (number | null | undefined)[];
}

/** Milliseconds of what the clock on the wall said, as if it were Greenwich. */
export function instantOf(date: string): number {
  const match = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?/.exec(date);
  if (!match) return Number.NaN;
  return Date.parse(match[0].includes('T') ? `${match[0]}:00Z` : `${match[0]}T00:00:00Z`);
}

/**
 * All moments at which at least one series says something, in order. The first value that each series has of an instant
 * belong together, then the second ones. What is not a date is left out.
 */
export function momentsOf(series: readonly ChartSeries[]): Moment[] {
  const found = new Map<number, ChartPoint[][]>();
  series.forEach(({ points }, index) => {
    for (const point of points) {
      const at = instantOf(point.date);
      if (Number.isNaN(at) || (point.value !== null && !Number.isFinite(point.value))) continue;
      const all = found.get(at) ?? series.map(() => []);
      all[index]?.push(point);
      found.set(at, all);
    }
  });
  return [...found].sort(([one], [other]) => one - other).flatMap(([at, all]) => momentsAt(at, all));
}

/** A value that is there makes up for one that is said to be missing at the same instant. */
function momentsAt(at: number, all: readonly (readonly ChartPoint[])[]): Moment[] {
  const columns = all.map((points) => {
    const there = points.filter(({ value }) => value !== null);
    return there.length > 0 ? there : points.slice(0, 1);
  });
  const turns = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => {
    const row = columns.map((points) => points[turn]);
    const date = row.find((point) => point !== undefined)?.date ?? '';
    return { at, date, turn, turns, values: row.map((point) => point?.value) };
  });
}

export type Standing = 'low' | 'normal' | 'high';

export function standing(value: number, reference: ChartReference | undefined): Standing | undefined {
  if (!reference || (reference.low === undefined && reference.high === undefined)) return undefined;
  if (reference.low !== undefined && value < reference.low) return 'low';
  return reference.high !== undefined && value > reference.high ? 'high' : 'normal';
}
