'use client';

import { useSyncExternalStore } from 'react';
import type { FilterValue } from './types.ts';

// Stores only that a list is open, by its name and filter value, never data of a record.
const prefix = 'ds-list-open:';
const listeners = new Set<() => void>();
/** Used when the browser refuses storage: the state then lasts as long as the page. */
const fallback = new Map<string, boolean>();

const storageKey = (name: string, filterValue: FilterValue | undefined) => `${prefix}${name}:${filterValue ?? ''}`;

function read(key: string): boolean {
  const fallbackValue = fallback.get(key);
  if (fallbackValue !== undefined) return fallbackValue;
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

export const openList = (name: string, filterValue?: FilterValue): void => write(storageKey(name, filterValue), true);

/** Returns whether a list is open (closed by default) and its setter, e.g. to load data only when it is. */
export function useListOpen(
  name: string,
  filterValue?: FilterValue,
): [open: boolean, setOpen: (open: boolean) => void] {
  const key = storageKey(name, filterValue);
  const open = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  );
  return [open, (next) => write(key, next)];
}
