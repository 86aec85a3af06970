/** A finite number, or the reason why there is none. `ambiguous` text could be a thousand times larger. */
export type Parsed = { ok: true; value: number } | { ok: false; reason: 'empty' | 'ambiguous' | 'not-a-number' };

/** Spaces of any width are one character, and so are apostrophes: systems disagree on them. */
const normalize = (text: string) => text.replace(/\s/g, ' ').replaceAll('’', "'");

function separators(language: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1_234_567.5);
  const find = (type: string) => normalize(parts.find((part) => part.type === type)?.value ?? '');
  return { decimal: find('decimal'), group: find('group') };
}

/**
 * Parses a number as people write it in a language (a BCP 47 tag such as `it`). Point and comma are both accepted as the
 * decimal sign, because people type what their keyboard offers. Text that the language could also read with a thousands
 * separator (`1.200` in Italian, `1,200` in English) is refused as ambiguous.
 *
 * @throws {RangeError} if the language is not a BCP 47 tag.
 */
export function parseDecimal(text: string, language: string): Parsed {
  const { decimal, group } = separators(language);
  const written = normalize(text.trim()).replace(/^−/, '-');
  if (written === '') return { ok: false, reason: 'empty' };
  const foreign = decimal === ',' ? '.' : ',';
  const plain = new RegExp(`^-?\\d*\\${decimal}?\\d+$`);
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}([${group}]\\d{3})+(\\${decimal}\\d+)?$`);
  const swapped = new RegExp(`^-?\\d*\\${foreign}\\d+$`);
  if (plain.test(written)) return read(written.replace(decimal, '.'));
  if (grouped.test(written)) {
    const certain = group !== foreign || written.includes(decimal) || written.split(group).length > 2;
    return certain ? read(written.replaceAll(group, '').replace(decimal, '.')) : { ok: false, reason: 'ambiguous' };
  }
  if (swapped.test(written)) return read(written.replace(foreign, '.'));
  return { ok: false, reason: 'not-a-number' };
}

function read(digits: string): Parsed {
  const value = Number(digits);
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, reason: 'not-a-number' };
}
