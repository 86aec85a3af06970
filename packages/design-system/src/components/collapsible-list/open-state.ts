'use client';

import { useSyncExternalStore } from 'react';
import { isListOpen, listKey, setListOpen, subscribeToOpenLists } from '../../internals/open-lists.ts';
import type { FilterValue } from './types.ts';

/** Returns whether a list is open (closed by default) and its setter, e.g. to load data only when it is. */
export function useListOpen(
  name: string,
  filterValue?: FilterValue,
): [open: boolean, setOpen: (open: boolean) => void] {
  const key = listKey(name, filterValue);
  const open = useSyncExternalStore(
    subscribeToOpenLists,
    () => isListOpen(key),
    () => false,
  );
  return [open, (next) => setListOpen(key, next)];
}
