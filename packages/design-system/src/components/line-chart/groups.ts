import { type ChartSeries, type GroupUnit, groupUnits, isOutside, type Moment } from './series.ts';

const day = 86_400_000;
/** 5 January 1970 was a Monday: weeks start on Monday, as in Italy. */
const monday = 4 * day;

/** Start of the calendar unit, and start of the next one. */
export function unitAround(at: number, unit: GroupUnit): readonly [from: number, until: number] {
  if (unit === 'day' || unit === 'week') {
    const [length, origin] = unit === 'day' ? [day, 0] : [7 * day, monday];
    const from = origin + Math.floor((at - origin) / length) * length;
    return [from, from + length];
  }
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const month = unit === 'month' ? date.getUTCMonth() : 0;
  return [Date.UTC(year, month), unit === 'month' ? Date.UTC(year, month + 1) : Date.UTC(year + 1, 0)];
}

/**
 * Averages moments by day, week, month or year, the first of which leaves no more than `max`; by year if none does.
 * Fewer moments are returned as they are. Reported missing values are left out.
 */
export function groupMoments(moments: readonly Moment[], max: number): readonly Moment[] {
  let result = moments;
  for (const unit of groupUnits) {
    if (result.length <= max) break;
    result = groupBy(moments, unit);
  }
  return result;
}

function groupBy(moments: readonly Moment[], unit: GroupUnit): Moment[] {
  const groups = new Map<number, Moment[]>();
  for (const moment of moments) {
    const [from] = unitAround(moment.at, unit);
    const members = groups.get(from);
    if (members) members.push(moment);
    else groups.set(from, [moment]);
  }
  return [...groups].map(([from, members]) => {
    const [, until] = unitAround(from, unit);
    const values = (members[0]?.values ?? []).map((_, index) => toStatistics(members, index)?.mean);
    const date = new Date(from).toISOString().slice(0, 10);
    return { at: (from + until) / 2, date, ordinal: 0, count: 1, values, group: { unit, members } };
  });
}

export interface Statistics {
  mean: number;
  min: number;
  max: number;
}

/** Mean and extremes of one series; undefined without a value. */
export function toStatistics(moments: readonly Moment[], index: number): Statistics | undefined {
  const values = moments.map(({ values: all }) => all[index]).filter((value) => typeof value === 'number');
  if (values.length === 0) return undefined;
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    min: Math.min(...values),
    max: Math.max(...values),
  };
}

/** Moments with at least one value outside its reference. */
export function countOutside(moments: readonly Moment[], series: readonly ChartSeries[]): number {
  return moments.filter(({ values }) =>
    values.some((value, index) => typeof value === 'number' && isOutside(value, series[index]?.reference)),
  ).length;
}
