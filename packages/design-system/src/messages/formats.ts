/** Locale formats. Dates are calendar days (`YYYY-MM-DD`) without time zone. */
export interface Formats {
  /** `2026-03-09` → `09/03/2026`; `long` → `9 marzo 2026`. Returns other text unchanged. */
  date(iso: string, style?: 'short' | 'long'): string;
  /** Formats a number with the options of `Intl.NumberFormat`. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
}

const day = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/;
const epoch: Partial<Record<string, string>> = { year: '1970', month: '01', day: '01' };

const styles = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const;

export function createFormats(tag: string): Formats {
  // Created lazily: a formatter is slow to create, and a login page needs none.
  const cache = new Map<string, Intl.DateTimeFormat>();
  function formatter(style: keyof typeof styles): Intl.DateTimeFormat {
    const reusable = cache.get(style) ?? new Intl.DateTimeFormat(tag, styles[style]);
    cache.set(style, reusable);
    return reusable;
  }
  /** Parts of the short date if the locale uses the same calendar and digits; otherwise empty. */
  let parts: readonly Intl.DateTimeFormatPart[] | undefined;
  function shortParts() {
    const first = formatter('short').formatToParts(0);
    return first.every(({ type, value }) => (epoch[type] ?? value) === value) ? first : [];
  }
  return {
    date(iso, style = 'short') {
      const { 0: whole, groups } = day.exec(iso) ?? {};
      if (!groups) return iso;
      const date = new Date(`${whole}T00:00:00Z`);
      if (date.getUTCDate() !== Number(groups.day)) return iso;
      if (style === 'long') return formatter(style).format(date);
      // The order is determined once, since calling Intl for every date is slow in long lists.
      parts ??= shortParts();
      if (parts.length === 0) return formatter(style).format(date);
      return parts.map(({ type, value }) => groups[type] ?? value).join('');
    },
    number(value, options) {
      return new Intl.NumberFormat(tag, options).format(value);
    },
  };
}
