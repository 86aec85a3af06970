import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; false on a server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => {};
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
    () => false,
  );
}

let printing = false;

function subscribeToPrinting(listener: () => void): () => void {
  const before = () => {
    printing = true;
    listener();
  };
  const after = () => {
    printing = false;
    listener();
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** Returns true from just before the print layout until after it. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribeToPrinting,
    () => printing,
    () => false,
  );
}
