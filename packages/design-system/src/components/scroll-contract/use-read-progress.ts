import { type RefObject, useLayoutEffect, useState } from 'react';

/** With zoom and subpixel sizes the scroll position ends slightly before the end. */
const tolerance = 8;

/** Returns the share of a scrolled text that has been in view, from 0 to 1. It never decreases. */
export function useReadProgress(box: RefObject<HTMLElement | null>): number {
  const [share, setShare] = useState(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      // No layout yet, e.g. inside a closed section.
      if (clientHeight === 0) return;
      const seen = scrollTop + clientHeight >= scrollHeight - tolerance ? 1 : (scrollTop + clientHeight) / scrollHeight;
      setShare((before) => Math.max(before, Math.floor(seen * 100) / 100));
    };
    // Also covers text that fits without scrolling, or after a resize.
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
