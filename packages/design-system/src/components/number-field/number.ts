/** Reading of a text: a number, or the reason why it is none. */
export type ParsedNumber =
  | { ok: true; value: number }
  | { ok: false; reason: 'empty' | 'unreadable' }
  /** Two readings that differ by a factor of 1000, the smaller first. */
  | { ok: false; reason: 'ambiguous'; readings: readonly [number, number] };

interface Separators {
  decimal: string;
  group: string;
}

const cache = new Map<string, Separators>();

function getSeparators(locale: string): Separators {
  const cached = cache.get(locale);
  if (cached) return cached;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const getSeparator = (type: string) => parts.find((part) => part.type === type)?.value;
  const decimal = getSeparator('decimal') ?? '.';
  const group = getSeparator('group');
  // When the group separator is a space or an apostrophe, the other sign can only be decimal.
  const signs = { decimal, group: group === '.' || group === ',' ? group : '' };
  cache.set(locale, signs);
  return signs;
}

const escapeSeparator = (sign: string) => (sign === '.' ? '\\.' : sign);

/** Comma and dot both count as decimal separators; text that the locale reads as thousands (`1.200`) is ambiguous. */
export function parseNumber(text: string, locale: string): ParsedNumber {
  const trimmed = text.trim().replace(/^−/, '-');
  if (trimmed === '') return { ok: false, reason: 'empty' };
  const { decimal, group } = getSeparators(locale);
  const other = decimal === ',' ? '.' : ',';
  // A trailing sign is an unfinished number.
  const withDecimalSign = new RegExp(`^-?\\d*(${escapeSeparator(decimal)}\\d*)?$`);
  const foreign = new RegExp(`^-?\\d*${escapeSeparator(other)}\\d*$`);
  if (group) {
    const grouped = new RegExp(`^-?[1-9]\\d{0,2}(${escapeSeparator(group)}\\d{3})+(${escapeSeparator(decimal)}\\d*)?$`);
    if (grouped.test(trimmed)) {
      const whole = toNumber(trimmed.replaceAll(group, '').replace(decimal, '.'));
      const certain = trimmed.includes(decimal) || trimmed.split(group).length > 2;
      const small = toNumber(trimmed.replace(group, '.'));
      if (certain || !whole.ok || !small.ok) return whole;
      return { ok: false, reason: 'ambiguous', readings: [small.value, whole.value] };
    }
  }
  if (withDecimalSign.test(trimmed)) return toNumber(trimmed.replace(decimal, '.'));
  if (foreign.test(trimmed)) return toNumber(trimmed.replace(other, '.'));
  return { ok: false, reason: 'unreadable' };
}

function toNumber(digits: string): ParsedNumber {
  // `Number('.')` is NaN, but `Number('')` would be 0.
  const value = /\d/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, reason: 'unreadable' };
}

/** Returns the number in the notation of a locale, without grouping and with at most 12 decimal digits. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 12, ...options }).format(value);
}

/** Rounds off floating-point errors: 0.1 + 0.2 is 0.3. */
export function addStep(value: number, by: number): number {
  return Number((value + by).toPrecision(12));
}
