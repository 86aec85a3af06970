/** Never contains clinical data. */
export interface StoredSession {
  token: string;
  userId: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Session of a page, which may show the record of another person. */
export interface PageSession extends StoredSession {
  /** The person whose record is shown: the user, or the one for whom the user acts. */
  userId: number;
  /** The signed-in user. */
  accountId: number;
}

export const keys = {
  token: 'token',
  user: 'id_utente',
  expiry: 'expires_at',
  activity: 'last_activity',
  // Not `menu`: a menu stored by an earlier version has other items.
  menu: 'places',
  /** User whose open lists have been fetched. */
  lists: 'lists',
} as const;

/** Returns local storage, or undefined where it is blocked. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

export function readSession(storage: Storage): StoredSession | undefined {
  const token = storage.getItem(keys.token);
  const userId = Number(storage.getItem(keys.user));
  const expiresAt = Date.parse(storage.getItem(keys.expiry) ?? '');
  if (!token || !Number.isInteger(userId) || userId < 1 || Number.isNaN(expiresAt)) return undefined;
  return { token, userId, expiresAt };
}

export function writeSession(storage: Storage, session: StoredSession, now: number): void {
  storage.clear();
  storage.setItem(keys.user, String(session.userId));
  storage.setItem(keys.expiry, new Date(session.expiresAt).toISOString());
  storage.setItem(keys.activity, String(now));
  // Written last, because other tabs react to it.
  storage.setItem(keys.token, session.token);
}

export function trySetItem(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Fallback for this document when storage is full. */
let unwrittenActivity = 0;

/** Returns the time of the last activity in any tab; an unreadable value counts as never. */
export function readActivity(storage: Storage): number {
  return Math.max(unwrittenActivity, Number(storage.getItem(keys.activity)) || 0);
}

export function writeActivity(storage: Storage, now: number): void {
  // A full storage must not end the session of an active user.
  unwrittenActivity = trySetItem(storage, keys.activity, String(now)) ? 0 : now;
}
