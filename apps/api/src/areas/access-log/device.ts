import Bowser from 'bowser';

/** More than any real browser says of itself; what is longer was made up and is not read to its end. */
const longest = 512;

/**
 * Browser and system in the names that people know them by ("Safari, iPhone"), the same in every language. Without
 * versions: they would make two devices of one.
 */
export function deviceOf(userAgent: string): string | null {
  if (userAgent.trim() === '') return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longest));
  const apple = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : undefined;
  return [browser.name, apple ?? os.name].filter(Boolean).join(', ') || null;
}
