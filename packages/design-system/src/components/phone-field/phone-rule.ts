/** Without white space: at least seven digits or hyphens, optional leading + and extension. Rejects letters. */
export function isPhone(text: string): boolean {
  return /^\+?[\d-]{7,}(?:(?:x|ext\.?|int\.?|#)\d{1,7})?$/i.test(text.replace(/\s+/g, ''));
}
