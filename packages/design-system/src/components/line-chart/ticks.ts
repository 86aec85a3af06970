const hour = 3_600_000;
const day = 24 * hour;

export interface TimeTick {
  at: number;
  label: string;
  below?: string;
}

type Unit = 'hour' | 'day' | 'month' | 'year';

interface Step {
  unit: Unit;
  count: number;
}

/** From fine to coarse. */
const steps: readonly Step[] = [
  ...[1, 3, 6, 12].map((count) => ({ unit: 'hour' as const, count })),
  ...[1, 2, 7, 14].map((count) => ({ unit: 'day' as const, count })),
  ...[1, 2, 3, 6].map((count) => ({ unit: 'month' as const, count })),
  ...[1, 2, 5, 10, 20, 50].map((count) => ({ unit: 'year' as const, count })),
];

/** Weeks start on Monday, as in Italy. */
function firstTick(from: number, unit: Unit, count: number): number {
  if (unit === 'hour') return Math.ceil(from / (count * hour)) * count * hour;
  if (unit === 'day') {
    const monday = 4 * day; // 5 January 1970 was a Monday.
    return count < 7
      ? Math.ceil(from / (count * day)) * count * day
      : monday + Math.ceil((from - monday) / (count * day)) * count * day;
  }
  const date = new Date(from);
  const months = unit === 'month' ? count : 12 * count;
  const first = Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / months) * months;
  return monthStart(first) >= from ? monthStart(first) : monthStart(first + months);
}

/** `Date.UTC` maps years 0–99 to 1900–1999; readings are never that old. */
const monthStart = (months: number) => Date.UTC(Math.floor(months / 12), months % 12);

function nextTick(at: number, unit: Unit, count: number): number {
  if (unit === 'hour') return at + count * hour;
  if (unit === 'day') return at + count * day;
  const date = new Date(at);
  return monthStart(date.getUTCFullYear() * 12 + date.getUTCMonth() + (unit === 'month' ? count : 12 * count));
}

/** Hours label a day; over several days they would hide which day a value belongs to. */
const longestInHours = 2 * day;

/** The finest step with at most `max` ticks and at least one, so that dates are always labelled. */
function tickInstants(from: number, to: number, max: number): { unit: Unit; instants: readonly number[] } {
  let tooMany: { unit: Unit; instants: readonly number[] } = { unit: 'hour', instants: [] };
  for (const { unit, count } of steps) {
    if (unit === 'hour' && to - from >= longestInHours) continue;
    const instants: number[] = [];
    for (let at = firstTick(from, unit, count); at <= to && instants.length <= max; at = nextTick(at, unit, count)) {
      instants.push(at);
    }
    if (instants.length === 0) break;
    if (instants.length <= max) return { unit, instants };
    tooMany = { unit, instants: instants.slice(0, max) };
  }
  return tooMany;
}

export function timeTicks(from: number, to: number, max: number, locale: string): TimeTick[] {
  const { unit, instants } = tickInstants(from, to, max);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const clock = format({ hour: '2-digit', minute: '2-digit' });
  const dayMonth = format({ day: 'numeric', month: 'short' });
  const month = format({ month: 'short' });
  const ticks: TimeTick[] = [];
  let below = '';
  for (const at of instants) {
    const date = new Date(at);
    const year = String(date.getUTCFullYear());
    if (unit === 'year') {
      ticks.push({ at, label: year });
      continue;
    }
    const under = unit === 'hour' ? dayMonth.format(date) : year;
    const label = unit === 'hour' ? clock.format(date) : unit === 'day' ? dayMonth.format(date) : month.format(date);
    ticks.push(under === below ? { at, label } : { at, label, below: under });
    below = under;
  }
  return ticks;
}

/** Steps of 1, 2 or 5 times a power of ten, no finer than the values' resolution. */
export function valueTicks(min: number, max: number, targetCount: number, resolution = 0): number[] {
  const room = max - min || Math.abs(max) * 0.1 || 1;
  const rough = room / Math.max(1, targetCount);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(resolution, ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor((min - (max === min ? room / 2 : 0)) / step);
  const last = Math.max(first + 1, Math.ceil((max + (max === min ? room / 2 : 0)) / step));
  // Multiplied rather than accumulated, to avoid floating-point errors such as 0.1 + 0.2.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
