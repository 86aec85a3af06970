/** Returns milliseconds since 1970; injected for tests. */
export type Clock = () => number;

export function timestamp(at: number): string {
  return new Date(at).toISOString();
}

type Style = 'dateStyle' | 'timeStyle';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs more than a list query, so formatters are cached. */
function format(style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('sv-SE', { timeZone, [style]: 'short' });
    formats.set(key, found);
  }
  return found;
}

export function calendarDay(at: number, timeZone: string): string {
  return format('dateStyle', timeZone).format(at);
}

export function clockTime(at: number, timeZone: string): string {
  return format('timeStyle', timeZone).format(at);
}

const earliestTimeZone = 'Pacific/Kiritimati';

/** Returns the latest current day of any time zone: later days are in the future everywhere. */
export function latestToday(at: number): string {
  return calendarDay(at, earliestTimeZone);
}
