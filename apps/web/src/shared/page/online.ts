import { useEffect, useSyncExternalStore } from 'react';

const events = ['online', 'offline'] as const;

function subscribeToNetwork(listener: () => void) {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** False while the device has no network. True says nothing about the server. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

/** Key of the title of a failure to reach the server. */
export const unreachedTitle = () => (navigator.onLine ? 'failure.connectionTitle' : 'offline.title');

const listeners = new Set<() => void>();
let offlinePages = 0;

function subscribeToPages(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function count(change: number) {
  offlinePages += change;
  for (const listener of listeners) listener();
}

/** For a page that itself says that there is no network, instead of the notice above it. */
export function useOfflinePage(says: boolean): void {
  useEffect(() => {
    if (!says) return undefined;
    count(1);
    return () => count(-1);
  }, [says]);
}

export const useHasOfflinePage = (): boolean => useSyncExternalStore(subscribeToPages, () => offlinePages > 0);
