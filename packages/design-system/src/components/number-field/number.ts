export type ReadNumber =
  | { ok: true; value: number }
  | { ok: false; reason: 'empty' | 'unreadable' }
  /** Two readings that differ by a factor of 1000, the smaller first. */
  | { ok: false; reason: 'ambiguous'; readings: readonly [number, number] };

interface Signs {
  decimal: string;
  group: string;
}

const known = new Map<string, Signs>();

function signsOf(locale: string): Signs {
  const had = known.get(locale);
  if (had) return had;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const decimal = signOf('decimal') ?? '.';
  const group = signOf('group');
  // When the group separator is a space or an apostrophe, the other sign can only be decimal.
  const signs = { decimal, group: group === '.' || group === ',' ? group : '' };
  known.set(locale, signs);
  return signs;
}

const escaped = (sign: string) => (sign === '.' ? '\\.' : sign);

/**
 * Parses a typed number. Comma and dot both count as decimal separators, since users type what their keyboard offers;
 * where the locale would read the same text as thousands (`1.200` in Italian), the result is ambiguous and contains
 * both readings.
 */
export function readNumber(text: string, locale: string): ReadNumber {
  const written = text.trim().replace(/^−/, '-');
  if (written === '') return { ok: false, reason: 'empty' };
  const { decimal, group } = signsOf(locale);
  const other = decimal === ',' ? '.' : ',';
  // A trailing sign is an unfinished number.
  const plain = new RegExp(`^-?\\d*(${escaped(decimal)}\\d*)?$`);
  const foreign = new RegExp(`^-?\\d*${escaped(other)}\\d*$`);
  if (group) {
    const grouped = new RegExp(`^-?[1-9]\\d{0,2}(${escaped(group)}\\d{3})+(${escaped(decimal)}\\d*)?$`);
    if (grouped.test(written)) {
      const whole = toNumber(written.replaceAll(group, '').replace(decimal, '.'));
      const certain = written.includes(decimal) || written.split(group).length > 2;
      const small = toNumber(written.replace(group, '.'));
      if (certain || !whole.ok || !small.ok) return whole;
      return { ok: false, reason: 'ambiguous', readings: [small.value, whole.value] };
    }
  }
  if (plain.test(written)) return toNumber(written.replace(decimal, '.'));
  if (foreign.test(written)) return toNumber(written.replace(other, '.'));
  return { ok: false, reason: 'unreadable' };
}

function toNumber(digits: string): ReadNumber {
  // `Number('.')` is NaN, but `Number('')` would be 0.
  const value = /\d/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, reason: 'unreadable' };
}

/** Formats with the locale's decimal sign and without grouping, so that `readNumber` always parses it. */
export function writeNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 12, ...options }).format(value);
}

/** Rounds off floating-point errors: 0.1 + 0.2 is 0.3. */
export function stepped(value: number, by: number): number {
  return Number((value + by).toPrecision(12));
}
