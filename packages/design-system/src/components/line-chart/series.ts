/** One value at one moment. */
export interface ChartPoint {
  /** `YYYY-MM-DD`, or local time `YYYY-MM-DDTHH:MM`. Never converted between time zones. */
  date: string;
  /** `null` for a missing value, which interrupts the line. */
  value: number | null;
}

/** Both ends are inclusive. */
export interface ChartReference {
  /** Lower end in the unit of the chart; open without it. */
  low?: number | undefined;
  /** Upper end in the unit of the chart; open without it. */
  high?: number | undefined;
  /**
   * False: values are judged by it, but nothing is drawn. `limit`: of its ends only the upper one is drawn, as a line that
   * the key of the bars names, where a second band would overlap the first. Default true.
   */
  band?: boolean | 'limit' | undefined;
  /** Name of the band, such as the end of the bars to which alone it applies. Default: that of several series. */
  bandLabel?: string | undefined;
}

/** One line of the chart. */
export interface ChartSeries {
  /** Unique within the chart. */
  id: string;
  /** Name in the legend and the table. */
  label: string;
  /** In any order; points of the same instant in the order of measurement. */
  points: readonly ChartPoint[];
  /** Reference range, drawn as a band. Values outside have a triangle and are described. */
  reference?: ChartReference | undefined;
}

/** From fine to coarse. */
export const groupUnits = ['day', 'week', 'month', 'year'] as const;
export type GroupUnit = (typeof groupUnits)[number];

export interface Moment {
  at: number;
  date: string;
  /** Starts at 0. Above 0 only when a series has several values at one instant, usually a date without time. */
  ordinal: number;
  count: number;
  /** `null`: reported missing. `undefined`: the series has no point here. */
  values: readonly (number | null | undefined)[];
  /** The moments whose mean this is, if there are too many to draw each. */
  group?: { unit: GroupUnit; members: readonly Moment[] } | undefined;
}

/** The moments that a moment stands for, oldest first. */
export const toMembers = (moment: Moment): readonly Moment[] => moment.group?.members ?? [moment];

/** Milliseconds of the local time, treated as UTC. */
export function toTimestamp(date: string): number {
  const match = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?/.exec(date);
  if (!match) return Number.NaN;
  return Date.parse(match[0].includes('T') ? `${match[0]}:00Z` : `${match[0]}T00:00:00Z`);
}

/** The first values of each series at an instant are grouped, then the second ones. Invalid dates are skipped. */
export function toMoments(series: readonly ChartSeries[]): Moment[] {
  const found = new Map<number, ChartPoint[][]>();
  series.forEach(({ points }, index) => {
    for (const point of points) {
      const at = toTimestamp(point.date);
      if (Number.isNaN(at) || (point.value !== null && !Number.isFinite(point.value))) continue;
      const all = found.get(at) ?? series.map(() => []);
      all[index]?.push(point);
      found.set(at, all);
    }
  });
  return [...found].sort(([one], [other]) => one - other).flatMap(([at, all]) => momentsAt(at, all));
}

/** At the same instant a value takes precedence over a missing one. */
function momentsAt(at: number, all: readonly (readonly ChartPoint[])[]): Moment[] {
  const columns = all.map((points) => {
    const there = points.filter(({ value }) => value !== null);
    return there.length > 0 ? there : points.slice(0, 1);
  });
  const count = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: count }, (_, ordinal) => {
    const row = columns.map((points) => points[ordinal]);
    const date = row.find((point) => point !== undefined)?.date ?? '';
    return { at, date, ordinal, count, values: row.map((point) => point?.value) };
  });
}

export type RangeStatus = 'low' | 'normal' | 'high';

export function rangeStatus(value: number, reference: ChartReference | undefined): RangeStatus | undefined {
  if (!reference || (reference.low === undefined && reference.high === undefined)) return undefined;
  if (reference.low !== undefined && value < reference.low) return 'low';
  return reference.high !== undefined && value > reference.high ? 'high' : 'normal';
}

export const isOutside = (value: number, reference: ChartReference | undefined): boolean =>
  ['low', 'high'].includes(rangeStatus(value, reference) ?? '');
