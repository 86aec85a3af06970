import { daysBetween } from '../../shared/formats/days.ts';

/** `late` since the day, `past` on it, `at` it, `by` it at the latest, or `now` without a day. */
export type Due = { as: 'late' | 'past' | 'at'; day: string } | { as: 'by'; day: string } | { as: 'now' };

/** Days. What is due later waits behind what has no date. */
const soonDays = 30;

/** What is over first, then what is due soon, without a date, and later. */
function rank(due: Due | undefined, today: string): number {
  if (due === undefined || due.as === 'now') return 2;
  if (due.as === 'late' || due.as === 'past') return 0;
  return daysBetween(today, due.day) <= soonDays ? 1 : 3;
}

/** Sorts what was due a day ago before what was due a year ago, and what is due in a day before what is due in a week. */
export function compareDue(one: Due | undefined, other: Due | undefined, today: string): number {
  const byRank = rank(one, today) - rank(other, today);
  if (byRank !== 0 || !one || !other || one.as === 'now' || other.as === 'now') return byRank;
  return Math.abs(daysBetween(today, one.day)) - Math.abs(daysBetween(today, other.day));
}

export interface Amount {
  value: number;
  unit: 'day' | 'week' | 'month' | 'year';
}

const units = [
  { from: 731, unit: 'year', days: 365.25 },
  { from: 61, unit: 'month', days: 30.44 },
  { from: 14, unit: 'week', days: 7 },
] as const;

/** A number of days as people say it, rounded down. */
export function toAmount(days: number): Amount {
  const found = units.find(({ from }) => days >= from);
  return found ? { value: Math.floor(days / found.days), unit: found.unit } : { value: days, unit: 'day' };
}
