export type ReadNumber =
  | { ok: true; value: number }
  | { ok: false; reason: 'empty' | 'unreadable' }
  /** Two readings a thousand times apart, the smaller one first. */
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
  // Where thousands are set apart by a space or an apostrophe, the other sign can only mean decimals.
  const signs = { decimal, group: group === '.' || group === ',' ? group : '' };
  known.set(locale, signs);
  return signs;
}

const escaped = (sign: string) => (sign === '.' ? '\\.' : sign);

/**
 * Reads a number as people write it. Comma and dot are both taken as the decimal sign, because people type what their
 * keyboard offers; where the language would read the same text as thousands (`1.200` in Italian) nobody can know, and
 * both readings are handed back to be asked about.
 */
export function readNumber(text: string, locale: string): ReadNumber {
  const written = text.trim().replace(/^−/, '-');
  if (written === '') return { ok: false, reason: 'empty' };
  const { decimal, group } = signsOf(locale);
  const other = decimal === ',' ? '.' : ',';
  // A sign at the end is a number that is not finished, or that somebody thought better of.
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
  // `Number('.')` is no number, `Number('')` would be zero.
  const value = /\d/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, reason: 'unreadable' };
}

/** In the signs of the language and without thousands marks, so that `readNumber` always reads it back. */
export function writeNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 12, ...options }).format(value);
}

/** Without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
export function stepped(value: number, by: number): number {
  return Number((value + by).toPrecision(12));
}
