'use client';

import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { subscribeToModals } from '../modal/stack.ts';

interface LastFocus {
  /** Element that has focus, or had it before a dialog took it. */
  element: HTMLElement;
  row: number;
}

const rowsIn = (area: Element | null) => [...(area?.querySelectorAll('[data-row]') ?? [])];

/** Focus on a removed row moves to the row in its place or to the element `fallbackId`, not to the top of the page. */
export function useRowFocus(area: RefObject<HTMLElement | null>, fallbackId: string, rows: unknown) {
  const lastFocus = useRef<LastFocus | undefined>(undefined);

  const restoreFocus = useCallback(() => {
    if (!lastFocus.current || lastFocus.current.element.isConnected || document.activeElement !== document.body) return;
    const withButton = rowsIn(area.current).filter((row) => row.querySelector('button'));
    const row = withButton[Math.min(lastFocus.current.row, withButton.length - 1)];
    lastFocus.current = undefined;
    const button =
      row?.querySelector<HTMLElement>('button:not([aria-disabled="true"])') ?? row?.querySelector('button');
    (button ?? document.getElementById(fallbackId))?.focus({ preventScroll: !button });
  }, [area, fallbackId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may have gone
  useLayoutEffect(restoreFocus, [restoreFocus, rows]);
  // The row may have been removed while its dialog was open, which then had no element to return focus to.
  useEffect(() => subscribeToModals(() => queueMicrotask(restoreFocus)), [restoreFocus]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = rowsIn(area.current).findIndex((one) => one.contains(target));
      lastFocus.current = row < 0 || !(target instanceof HTMLElement) ? undefined : { element: target, row };
    },
    onBlur: () => {
      const last = lastFocus.current;
      queueMicrotask(() => {
        const active = document.activeElement;
        const dialog = active?.closest('dialog, [popover]');
        if (last === lastFocus.current && last?.element.isConnected && !dialog && active !== last.element)
          lastFocus.current = undefined;
      });
    },
  };
}
