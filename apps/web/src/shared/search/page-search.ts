import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

interface PageSearch {
  label: string;
  open: () => void;
}

const listeners = new Set<() => void>();
let offered: PageSearch | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offer(search: PageSearch | undefined) {
  offered = search;
  for (const listener of listeners) listener();
}

/** For a page with another person's record: the header searches it instead of the own record. */
export function useOfferSearch(label: string, open: () => void): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    offer({ label, open: () => openNow() });
    return () => offer(undefined);
  }, [label]);
}

export const usePageSearch = (): PageSearch | undefined => useSyncExternalStore(subscribe, () => offered);
