import type { StoredSession } from './storage.ts';

export const maximumLifetime = 120 * 60_000;
export const idleLimit = 600_000;
export const idleWarning = 540_000;
export const checkEvery = 60_000;
/** The end that no click can move is announced this long before, so that work can be saved. */
export const expiryWarning = 120_000;

export type EndReason = 'idle' | 'expired' | 'logout' | 'ended';

export type Standing =
  | { state: 'active' }
  | { state: 'warning'; cause: 'idle' | 'expired'; endsAt: number }
  | { state: 'over'; reason: 'idle' | 'expired' };

/** The earliest of the server's end, 120 minutes and 600 seconds of silence decides. */
export function standingOf(session: StoredSession, lastActivity: number, now: number): Standing {
  if (now >= session.expiresAt) return { state: 'over', reason: 'expired' };
  const idle = now - lastActivity;
  if (idle > idleLimit) return { state: 'over', reason: 'idle' };
  const idleEnd = lastActivity + idleLimit;
  if (idle >= idleWarning && idleEnd <= session.expiresAt) return { state: 'warning', cause: 'idle', endsAt: idleEnd };
  if (now >= session.expiresAt - expiryWarning) {
    return { state: 'warning', cause: 'expired', endsAt: session.expiresAt };
  }
  return { state: 'active' };
}

/** The moment at which `standingOf` will next answer something else, if nobody does anything. */
export function nextChange(session: StoredSession, lastActivity: number, now: number): number {
  const moments = [
    lastActivity + idleWarning,
    // One more, because the limit itself is still allowed.
    lastActivity + idleLimit + 1,
    session.expiresAt - expiryWarning,
    session.expiresAt,
  ];
  return Math.min(...moments.filter((moment) => moment > now));
}

/**
 * The end to store at sign-in: the server's, and at most 120 minutes from now. A wrong clock on this machine is allowed
 * for with the server's own date, or a clock that is hours ahead would never let anybody in.
 */
export function endOfSession(expiresAt: string, serverDate: string | null, now: number): number {
  const skew = serverDate === null ? 0 : now - Date.parse(serverDate);
  const wrongClock = Math.abs(skew) > 60_000 ? skew : 0;
  return Math.min(Date.parse(expiresAt) + wrongClock, now + maximumLifetime);
}
