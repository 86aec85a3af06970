export interface SessionTimes {
  expires: number;
  lastSeen: number;
  revoked: boolean;
}

/** Maximum clock difference between servers in milliseconds. */
export const clockSkew = 60_000;

/** One last seen in the future comes from a wrong clock, so its end is unknown and it is rejected. */
export function isAlive(times: SessionTimes, idleMs: number, now: number): boolean {
  const silent = now - times.lastSeen;
  return !times.revoked && now < times.expires && silent <= idleMs && silent >= -clockSkew;
}
