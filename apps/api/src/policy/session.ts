export interface SessionTimes {
  expires: number;
  lastSeen: number;
  revoked: boolean;
}

/** A session ends at its fixed end, after silence, or when it is revoked, whichever comes first. */
export function isAlive(times: SessionTimes, idleMs: number, now: number): boolean {
  return !times.revoked && now < times.expires && now - times.lastSeen <= idleMs;
}
