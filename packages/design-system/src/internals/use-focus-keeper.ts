import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Focus on a removed row moves to the row that takes its place, or to the fallback, not to the top of the page. */
export function useFocusKeeper(
  list: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  /** Changes whenever a row or a button of a row may have been removed. */
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
      // A removed row loses focus without a related target; otherwise the user moved it.
      if (relatedTarget) at.current = -1;
      else {
        queueMicrotask(() => {
          if (target.isConnected && document.activeElement !== target) at.current = -1;
        });
      }
    },
  };
}
