// Stores only that a list is open, by its name and filter value, never data of a record.
const prefix = 'ds-list-open:';
const listeners = new Set<() => void>();
/** Used when the browser refuses storage: the state then lasts as long as the page. */
const fallback = new Map<string, string | null>();

/** Opened by the user. */
const remembered = '1';
/** Opened by the program to show a row, until the page is loaded again: no other page has this time of loading. */
const forNow = String(performance.timeOrigin);

export const listKey = (name: string, filterValue: string | number | undefined) => `${name}:${filterValue ?? ''}`;

function read(key: string): string | null {
  const fallbackValue = fallback.get(key);
  if (fallbackValue !== undefined) return fallbackValue;
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

export function isListOpen(key: string): boolean {
  const value = read(key);
  return value === remembered || value === forNow;
}

export const setListOpen = (key: string, open: boolean): void => write(key, open ? remembered : null);

/** Opens a list until the page is loaded again, unless it is open. */
export function openListForNow(key: string): void {
  if (!isListOpen(key)) write(key, forNow);
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

/** Returns the lists that the user opened, as keys for `restoreOpenLists`, in alphabetical order. */
export function readOpenLists(): string[] {
  const keys = new Set(fallback.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) keys.add(key.slice(prefix.length));
  } catch {
    // The fallback is all there is.
  }
  return [...keys].filter((key) => read(key) === remembered).sort();
}

/** Opens the lists with these keys, e.g. those remembered by a server, and closes none. */
export function restoreOpenLists(keys: readonly string[]): void {
  for (const key of keys) setListOpen(key, true);
}
