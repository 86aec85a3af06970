import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { isNotFound } from '@tanstack/react-router';

/** Error messages of Chromium, Firefox, Safari and Vite for a module or stylesheet that failed to load. */
const missingCode = /dynamically imported module|module script failed|preload CSS/;

/** Code that was never cached cannot load offline, and navigator.onLine is not reliable. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missingCode.test(error.message);

/** For React roots: a page tells the user about a refusal or a lost connection, so only other errors are logged. */
export function logCaughtError(error: unknown): void {
  const known = error instanceof ProblemError || error instanceof ConnectionError || isNotFound(error);
  if (!known && !isMissingCode(error) && navigator.onLine) console.error(error);
}
