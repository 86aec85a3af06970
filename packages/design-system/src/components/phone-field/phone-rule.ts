/**
 * Loose rule of the record: without white space, at least seven digits or hyphens, an optional leading + and an
 * optional extension. Accepts old and short foreign numbers; rejects letters and three-digit numbers.
 */
export function isPhone(text: string): boolean {
  return /^\+?[\d-]{7,}(?:(?:x|ext\.?|int\.?|#)\d{1,7})?$/i.test(text.replace(/\s+/g, ''));
}
