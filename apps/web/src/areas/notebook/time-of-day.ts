import type { Schema } from '@libretto/api-client/schema';
import { today, yesterday } from '../../shared/formats/formats.ts';

export type TimeOfDay = Schema<'PainTimeOfDay'>;

export const timesOfDay: readonly TimeOfDay[] = ['mattina', 'pomeriggio', 'sera', 'notte'];

/** First hour of each part of the day; the night lasts until the morning. */
const starts = [
  [5, 'mattina'],
  [12, 'pomeriggio'],
  [18, 'sera'],
  [23, 'notte'],
] as const;

export function toTimeOfDay(now: Date): TimeOfDay {
  const hour = now.getHours();
  return starts.findLast(([from]) => hour >= from)?.[1] ?? 'notte';
}

/** Day of a pain: a part of the day that has not begun yet was yesterday's, such as the evening for somebody who is awake at night. */
export function dayOfTime(time: TimeOfDay, now: Date): string {
  const isAhead = time !== 'notte' && starts.some(([from, part]) => part === time && now.getHours() < from);
  return isAhead ? yesterday(now) : today(now);
}
