// Stores only that a list is open, by its name and filter value, never data of a record.
const prefix = 'ds-list-open:';
const listeners = new Set<() => void>();
/** Used when the browser refuses storage: the state then lasts as long as the page. */
const fallback = new Map<string, boolean>();

export const listKey = (name: string, filterValue: string | number | undefined) => `${name}:${filterValue ?? ''}`;

export function isListOpen(key: string): boolean {
  const fallbackValue = fallback.get(key);
  if (fallbackValue !== undefined) return fallbackValue;
  try {
    return localStorage.getItem(prefix + key) === '1';
  } catch {
    return false;
  }
}

export function setListOpen(key: string, open: boolean): void {
  try {
    if (open) localStorage.setItem(prefix + key, '1');
    else localStorage.removeItem(prefix + key);
    fallback.delete(key);
  } catch {
    fallback.set(key, open);
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when a list is opened or closed, in any tab. Returns a function that removes it. */
export function subscribeToOpenLists(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the open lists as keys for `restoreOpenLists`, in alphabetical order. */
export function readOpenLists(): string[] {
  const keys = new Set(fallback.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) keys.add(key.slice(prefix.length));
  } catch {
    // The fallback is all there is.
  }
  return [...keys].filter(isListOpen).sort();
}

/** Opens the lists with these keys, e.g. those remembered by a server, and closes none. */
export function restoreOpenLists(keys: readonly string[]): void {
  for (const key of keys) setListOpen(key, true);
}
