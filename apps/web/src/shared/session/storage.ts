/** What the browser keeps of a session. Clinical data are never among it. */
export interface StoredSession {
  token: string;
  userId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Names in local storage. */
export const keys = {
  token: 'token',
  user: 'id_utente',
  expiry: 'expires_at',
  activity: 'last_activity',
  menu: 'menu',
} as const;

/** The browser's store; nothing where the person or somebody for them has blocked it. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The session that is stored, whether or not it has come to its end; `undefined` when a part is missing or no sense. */
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
  // Last, because it is what other tabs look at.
  storage.setItem(keys.token, session.token);
}

/** Writes it, unless the store is full. */
export function isKept(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** What could not be written, for this document at least. */
let unwritten = 0;

/** When somebody last did something in any tab; an unreadable value counts as never. */
export function readActivity(storage: Storage): number {
  return Math.max(unwritten, Number(storage.getItem(keys.activity)) || 0);
}

export function writeActivity(storage: Storage, now: number): void {
  // Nobody who is here may be sent away because the store is full.
  unwritten = isKept(storage, keys.activity, String(now)) ? 0 : now;
}
