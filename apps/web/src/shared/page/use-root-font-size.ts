import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  // Text of another size gives the page another height.
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  return () => observer.disconnect();
}

const read = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Pixels; 16 unless the user has chosen another text size. */
export function useRootFontSize(): number {
  return useSyncExternalStore(subscribe, read);
}
