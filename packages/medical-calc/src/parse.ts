export type Locale = 'it' | 'en';

export type Parsed = { ok: true; value: number } | { ok: false; reason: 'empty' | 'ambiguous' | 'not-a-number' };

const signs = { it: { decimal: ',', group: '.' }, en: { decimal: '.', group: ',' } } as const;

/**
 * Parses a number as people write it. Both signs are accepted as the decimal sign, because people type what their
 * keyboard offers. Text that the locale could also read with a thousands separator (`1.200` in Italian, `1,200` in
 * English) is refused as ambiguous.
 */
export function parseDecimal(text: string, locale: Locale): Parsed {
  const { decimal, group } = signs[locale];
  const written = text.trim().replace(/^−/, '-');
  if (written === '') return { ok: false, reason: 'empty' };
  const plain = new RegExp(`^-?\\d*\\${decimal}?\\d+$`);
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`);
  const foreign = new RegExp(`^-?\\d*\\${group}\\d+$`);
  if (plain.test(written)) return read(written.replace(decimal, '.'));
  if (grouped.test(written)) {
    const certain = written.includes(decimal) || written.split(group).length > 2;
    return certain ? read(written.replaceAll(group, '').replace(decimal, '.')) : { ok: false, reason: 'ambiguous' };
  }
  if (foreign.test(written)) return read(written.replace(group, '.'));
  return { ok: false, reason: 'not-a-number' };
}

function read(digits: string): Parsed {
  const value = Number(digits);
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, reason: 'not-a-number' };
}
