import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Rows that can remove themselves: whoever worked in one by keyboard goes on in the row that took its place, or in the
 * fallback when none is left, instead of at the top of the page.
 */
export function useFocusKeeper(
  list: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  /** Changes whenever a row or a button of a row may have gone. */
  content: unknown,
) {
  const at = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row or a button may have gone
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(at.current, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>('button:not([aria-disabled="true"])') ?? fallback.current;
    next?.focus();
  }, [list, fallback, content]);

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      at.current = [...event.currentTarget.children].findIndex((row) => row.contains(event.target));
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A row that goes away takes the focus with it; whoever leaves by will takes their place along.
      if (relatedTarget) at.current = -1;
      else {
        queueMicrotask(() => {
          if (target.isConnected && document.activeElement !== target) at.current = -1;
        });
      }
    },
  };
}
