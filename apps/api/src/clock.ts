/** Milliseconds since 1970. Handed in, so that tests decide what time it is. */
export type Clock = () => number;

export function timestamp(at: number): string {
  return new Date(at).toISOString();
}

type Style = 'dateStyle' | 'timeStyle';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than the query of a list: each is made once. */
function format(style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('sv-SE', { timeZone, [style]: 'short' });
    formats.set(key, found);
  }
  return found;
}

/** The calendar day (YYYY-MM-DD) on which a moment falls for the people of a time zone. */
export function dayOf(at: number, timeZone: string): string {
  return format('dateStyle', timeZone).format(at);
}

/** The time of that day (HH:MM), as the clocks of the time zone say it. */
export function timeOf(at: number, timeZone: string): string {
  return format('timeStyle', timeZone).format(at);
}

/** Where a day begins first: what is in the future there is in the future everywhere. */
const firstToWake = 'Pacific/Kiritimati';

/** The latest day that is today for anybody. What has happened may have this day, wherever the server stands. */
export function latestToday(at: number): string {
  return dayOf(at, firstToWake);
}
