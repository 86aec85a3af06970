import type { Schema } from '@libretto/api-client/schema';

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
