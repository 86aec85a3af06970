export interface SessionTimes {
  expires: number;
  lastSeen: number;
  revoked: boolean;
}

/** By how much the clocks of servers that work together may differ. */
export const clockSkew = 60_000;

/**
 * A session ends at its fixed end, after silence, or when it is revoked, whichever comes first. One that was seen in the future
 * is of a clock that was wrong: nobody knows when it began, and so when it ends.
 */
export function isAlive(times: SessionTimes, idleMs: number, now: number): boolean {
  const silent = now - times.lastSeen;
  return !times.revoked && now < times.expires && silent <= idleMs && silent >= -clockSkew;
}
