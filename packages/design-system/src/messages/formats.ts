/** Locale formats. Dates are calendar days (`YYYY-MM-DD`) without time zone. */
export interface Formats {
  /**
   * `2026-03-09` → `9 mar 2026`; `long` → `9 marzo 2026`; `numeric`, as dates are typed, → `09/03/2026`. Returns other
   * text unchanged.
   */
  date(iso: string, style?: 'numeric' | 'short' | 'long'): string;
  /** Formats a number with the options of `Intl.NumberFormat`. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
}

type DateStyle = NonNullable<Parameters<Formats['date']>[1]>;

const day = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/;

const styles = {
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  short: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const;

const sample = { year: '1970', day: ['1', '01'] };

export function createFormats(tag: string): Formats {
  // Created lazily: a formatter is slow to create, and a login page needs none.
  const cache = new Map<DateStyle, Intl.DateTimeFormat>();
  function formatter(style: DateStyle): Intl.DateTimeFormat {
    const reusable = cache.get(style) ?? new Intl.DateTimeFormat(tag, styles[style]);
    cache.set(style, reusable);
    return reusable;
  }
  /** The parts of a month's first day; none if the locale uses another calendar or other digits. */
  const months = new Map<string, readonly Intl.DateTimeFormatPart[]>();
  function partsOf(style: DateStyle, month: string) {
    const key = `${style} ${month}`;
    const known = months.get(key);
    if (known) return known;
    const parts = formatter(style).formatToParts(new Date(`${sample.year}-${month}-01T00:00:00Z`));
    const isPlain = parts.every(
      ({ type, value }) => (type !== 'year' || value === sample.year) && (type !== 'day' || sample.day.includes(value)),
    );
    const found = isPlain ? parts : [];
    months.set(key, found);
    return found;
  }
  return {
    date(iso, style = 'short') {
      const { 0: whole, groups } = day.exec(iso) ?? {};
      if (!groups) return iso;
      const date = new Date(`${whole}T00:00:00Z`);
      if (date.getUTCDate() !== Number(groups.day)) return iso;
      // A month's names and order are determined once, since calling Intl for every date is slow in long lists.
      const parts = partsOf(style, groups.month ?? '');
      if (parts.length === 0) return formatter(style).format(date);
      const dayOfMonth = (padded: boolean) => (padded ? groups.day : String(Number(groups.day)));
      return parts
        .map(({ type, value }) =>
          type === 'year' ? groups.year : type === 'day' ? dayOfMonth(value.length > 1) : value,
        )
        .join('');
    },
    number(value, options) {
      return new Intl.NumberFormat(tag, options).format(value);
    },
  };
}
