import { useSyncExternalStore } from 'react';

const measure = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Kept, because measuring while the page is rendered computes the style of the whole document. */
let size: number | undefined;

function subscribe(listener: () => void) {
  // Text of another size gives the page another height.
  const observer = new ResizeObserver(() => {
    size = measure();
    listener();
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

function read(): number {
  size ??= measure();
  return size;
}

/** Pixels; 16 unless the user has chosen another text size. */
export function useRootFontSize(): number {
  return useSyncExternalStore(subscribe, read);
}
