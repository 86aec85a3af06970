/**
 * The loose rule of the record: without white space, at least seven digits or hyphens, an optional + before them and an
 * optional extension after. Old numbers and short ones of other countries pass; letters and three digits do not.
 */
export function isPhone(text: string): boolean {
  return /^\+?[\d-]{7,}(?:(?:x|ext\.?|int\.?|#)\d{1,7})?$/i.test(text.replace(/\s+/g, ''));
}
