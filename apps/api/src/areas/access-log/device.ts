import Bowser from 'bowser';

/** Longer than any real user agent; the rest is not parsed. */
const maxUserAgentLength = 512;

/** Omits versions, so that an update is not listed as a new device. */
export function describeDevice(userAgent: string): string | null {
  if (userAgent.trim() === '') return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxUserAgentLength));
  const apple = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : undefined;
  return [browser.name, apple ?? os.name].filter(Boolean).join(', ') || null;
}
