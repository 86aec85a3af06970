import { useSyncExternalStore } from 'react';
import type { FilterValue } from './types.ts';

// Only "this list is open" is kept: its name and the value it is filtered by, never anything of a record.
const prefix = 'ds-list-open:';
const listeners = new Set<() => void>();
/** Stands in where the browser refuses storage: then the memory lasts as long as the page. */
const fallback = new Map<string, boolean>();

const keyOf = (name: string, filterValue: FilterValue | undefined) => `${prefix}${name}:${filterValue ?? ''}`;

function read(key: string): boolean {
  const inPage = fallback.get(key);
  if (inPage !== undefined) return inPage;
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function write(key: string, open: boolean): void {
  try {
    if (open) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
    fallback.delete(key);
  } catch {
    fallback.set(key, open);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Opens a list, on the page or before it comes. */
export const openList = (name: string, filterValue?: FilterValue): void => write(keyOf(name, filterValue), true);

/**
 * Whether a list is open, and the way to change it: closed until somebody opens it. A page may use it too, for instance
 * to ask for the data of a list only once it is open.
 */
export function useListOpen(
  name: string,
  filterValue?: FilterValue,
): [open: boolean, setOpen: (open: boolean) => void] {
  const key = keyOf(name, filterValue);
  const open = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  );
  return [open, (next) => write(key, next)];
}
