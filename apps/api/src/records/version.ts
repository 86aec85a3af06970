import { timestamp } from '../clock.ts';

/** Milliseconds: the last moment that ECMAScript can name. */
const lastMoment = 8.64e15;

/**
 * The version (ISO 8601, UTC) that a change at a moment (milliseconds) gives a record: always later than the one before,
 * even within one millisecond, for otherwise two changes of one version would both be accepted and the first be lost.
 * The version before may come from a client: one that names no moment, or is left out, counts as past.
 */
export function versionAfter(before: string | undefined, now: number): string {
  const previous = Date.parse(before ?? '');
  return timestamp(previous >= now && previous < lastMoment ? previous + 1 : now);
}
