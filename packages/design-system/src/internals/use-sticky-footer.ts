import { type RefObject, useLayoutEffect } from 'react';
import { stickyFooterHeightName } from './page-bottom.ts';

export function useStickyFooter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(stickyFooterHeightName, `${node.offsetHeight}px`));
    observer.observe(node);
    return () => {
      observer.disconnect();
      style.removeProperty(stickyFooterHeightName);
    };
  }, [element]);
}
