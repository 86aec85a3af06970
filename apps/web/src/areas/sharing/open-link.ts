import { ProblemError } from '@libretto/api-client/problem';
import { openShare, PasscodeError, type ShareLink } from '@libretto/api-client/share';

/** `elsewhere`: the link belongs to another service, which this page may not call. */
export type FinalFailure = 'over' | 'elsewhere';
export type PassingFailure = 'failed' | 'slow';
type OpenFailure = FinalFailure | PassingFailure;

export const isFinal = (failure: OpenFailure): failure is FinalFailure => failure === 'over' || failure === 'elsewhere';

const dayMs = 24 * 60 * 60_000;

/** A link that expired within a day is left to the server: the clock of a device may be wrong. */
export const isLongOver = ({ exp }: ShareLink, now: number): boolean => exp !== undefined && exp * 1000 + dayMs < now;

export type OpenResult =
  | { ok: true; resources: unknown[] }
  | { ok: false; reason: OpenFailure }
  | { ok: false; reason: 'passcode'; left: number };

/** Fetches and decrypts in the browser; the key is never sent. */
export async function openOwnLink(link: ShareLink, recipient: string, passcode: string): Promise<OpenResult> {
  if (new URL(link.url).origin !== window.location.origin) return { ok: false, reason: 'elsewhere' };
  try {
    return { ok: true, resources: await openShare(link, { recipient, passcode }) };
  } catch (error) {
    if (error instanceof PasscodeError) return { ok: false, reason: 'passcode', left: error.remainingAttempts };
    const status = error instanceof ProblemError ? error.status : undefined;
    if (status === 404) return { ok: false, reason: 'over' };
    if (status === 429) return { ok: false, reason: 'slow' };
    console.warn('A link could not be opened', error);
    return { ok: false, reason: 'failed' };
  }
}
