import { type RefObject, useLayoutEffect, useState } from 'react';

/** Zoom and fractions of a pixel leave the last line a little short of the end. */
const slack = 8;

/** How much of a scrolling text has been in view, from 0 to 1. What was read once stays read. */
export function useReadToEnd(box: RefObject<HTMLElement | null>): number {
  const [share, setShare] = useState(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      // Not laid out yet, for instance inside a closed section.
      if (clientHeight === 0) return;
      const seen = scrollTop + clientHeight >= scrollHeight - slack ? 1 : (scrollTop + clientHeight) / scrollHeight;
      // A hundred steps are enough to draw it.
      setShare((before) => Math.max(before, Math.floor(seen * 100) / 100));
    };
    // Also what needs no scrolling, and what fits after the window was made larger.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box]);

  return share;
}
