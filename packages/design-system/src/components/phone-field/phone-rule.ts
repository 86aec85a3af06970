/** Accepts at least seven digits or hyphens, ignoring white space, with optional leading + and extension. */
export function isPhone(text: string): boolean {
  return /^\+?[\d-]{7,}(?:(?:x|ext\.?|int\.?|#)\d{1,7})?$/i.test(text.replace(/\s+/g, ''));
}
