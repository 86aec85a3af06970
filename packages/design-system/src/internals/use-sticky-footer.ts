'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { addStickyFooter } from './sticky-footers.ts';

/** Floating elements stay above a sticky footer. */
export function useStickyFooter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    return addStickyFooter(node);
  }, [element]);
}
