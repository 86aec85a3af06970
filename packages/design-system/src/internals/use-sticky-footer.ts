import { type RefObject, useLayoutEffect } from 'react';

const footers = new Set<HTMLElement>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Of the page and of its dialogs, also while they are hidden. */
export const stickyFooters: ReadonlySet<HTMLElement> = footers;

/** `listener` is called when a footer comes, goes or changes its size. */
export function subscribeToStickyFooters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Floating elements stay above a sticky footer. */
export function useStickyFooter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    footers.add(node);
    const observer = new ResizeObserver(notify);
    observer.observe(node);
    return () => {
      observer.disconnect();
      footers.delete(node);
      notify();
    };
  }, [element]);
}
