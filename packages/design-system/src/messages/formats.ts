/** Formats of one language. Dates are plain calendar days (`YYYY-MM-DD`): no time zone can move them. */
export interface Formats {
  /** `2026-03-09` → `09/03/2026`; `long` → `9 marzo 2026`. Anything that is not a day comes back as it is. */
  date(iso: string, style?: 'short' | 'long'): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
}

const day = /^(\d{4})-(\d{2})-(\d{2})/;

const styles = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const;

export function makeFormats(tag: string): Formats {
  // A formatter is slow to make and fast to use, and a login page needs none.
  const made = new Map<string, Intl.DateTimeFormat>();
  function formatter(style: keyof typeof styles): Intl.DateTimeFormat {
    const known = made.get(style) ?? new Intl.DateTimeFormat(tag, styles[style]);
    made.set(style, known);
    return known;
  }
  return {
    date(iso, style = 'short') {
      const match = day.exec(iso);
      if (!match) return iso;
      const date = new Date(`${match[0]}T00:00:00Z`);
      return Number.isNaN(date.getTime()) ? iso : formatter(style).format(date);
    },
    number(value, options) {
      return new Intl.NumberFormat(tag, options).format(value);
    },
  };
}
