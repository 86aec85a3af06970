import { timestamp } from '../clock.ts';

/** Largest ECMAScript time value in milliseconds. */
const maxTimeMs = 8.64e15;

/**
 * Returns the version (ISO 8601, UTC) for a change at a time in milliseconds. It is always later than the previous
 * version, even within one millisecond: otherwise two concurrent changes would both be accepted and the first one lost.
 * The previous version may come from a client; an invalid or missing one counts as past.
 */
export function nextVersion(before: string | undefined, now: number): string {
  const previous = Date.parse(before ?? '');
  return timestamp(previous >= now && previous < maxTimeMs ? previous + 1 : now);
}
