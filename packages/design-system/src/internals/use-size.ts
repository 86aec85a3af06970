'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  width: number;
  /** The user's font size in pixels. */
  rem: number;
}

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
    // Text of another size gives the page another height, even where the element keeps its width.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, otherwise]);
  return size;
}
