/** Milliseconds since 1970. Handed in, so that tests decide what time it is. */
export type Clock = () => number;

export function timestamp(at: number): string {
  return new Date(at).toISOString();
}

/** The calendar day (YYYY-MM-DD) on which a moment falls for the people of a time zone. */
export function dayOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

/** The time of that day (HH:MM), as the clocks of the time zone say it. */
export function timeOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(at);
}
