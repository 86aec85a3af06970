import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. On a server, and where queries are unknown, it does not. */
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

/** True from just before the page is laid out for paper until it is back on the screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribeToPrinting,
    () => printing,
    () => false,
  );
}
