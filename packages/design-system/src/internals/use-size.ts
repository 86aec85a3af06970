import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  /** Inner width of the element in CSS pixels. */
  width: number;
  /** The reader's text size: what is drawn grows with it. */
  rem: number;
}

/** How wide an element is now. On a server, and where nobody measures, it has the width that is given. */
export function useSize(element: RefObject<HTMLElement | null>, otherwise: number): Size {
  const [size, setSize] = useState<Size>({ width: otherwise, rem: 16 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const width = node.clientWidth || otherwise;
      setSize((before) => (before.width === width && before.rem === rem ? before : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, otherwise]);
  return size;
}
