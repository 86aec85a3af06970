import type { StoredSession } from './storage.ts';

export const maxLifetimeMs = 120 * 60_000;
export const idleLimitMs = 600_000;
export const idleWarningMs = 540_000;
export const checkIntervalMs = 60_000;
/** Activity cannot move the absolute expiry, so it is announced in time to save work. */
export const expiryWarningMs = 120_000;

export type EndReason = 'idle' | 'expired' | 'logout' | 'ended';

export type SessionState =
  | { state: 'active' }
  | { state: 'warning'; cause: 'idle' | 'expired'; endsAt: number }
  | { state: 'over'; reason: 'idle' | 'expired' };

/** The server's expiry, 120 minutes, or 600 seconds without activity, whichever is first. */
export function getSessionState(session: StoredSession, lastActivity: number, now: number): SessionState {
  if (now >= session.expiresAt) return { state: 'over', reason: 'expired' };
  const idle = now - lastActivity;
  if (idle > idleLimitMs) return { state: 'over', reason: 'idle' };
  const idleEnd = lastActivity + idleLimitMs;
  if (idle >= idleWarningMs && idleEnd <= session.expiresAt)
    return { state: 'warning', cause: 'idle', endsAt: idleEnd };
  if (now >= session.expiresAt - expiryWarningMs) {
    return { state: 'warning', cause: 'expired', endsAt: session.expiresAt };
  }
  return { state: 'active' };
}

export function nextChange(session: StoredSession, lastActivity: number, now: number): number {
  const moments = [
    lastActivity + idleWarningMs,
    // Plus one, because the limit itself is still allowed.
    lastActivity + idleLimitMs + 1,
    session.expiresAt - expiryWarningMs,
    session.expiresAt,
  ];
  return Math.min(...moments.filter((moment) => moment > now));
}

/** Corrects the local clock by the server's date: a clock hours ahead would prevent signing in. */
export function endOfSession(expiresAt: string, serverDate: string | null, now: number): number {
  const skew = serverDate === null ? 0 : now - Date.parse(serverDate);
  const correction = Math.abs(skew) > 60_000 ? skew : 0;
  return Math.min(Date.parse(expiresAt) + correction, now + maxLifetimeMs);
}
