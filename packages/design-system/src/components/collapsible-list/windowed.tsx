import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useReducer, useRef } from 'react';

export interface WindowedProps {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row before it has been measured. */
  estimate: number;
  keyOf: (index: number) => string;
  renderRow: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode;
  renderGap: (key: string, height: number) => ReactNode;
}

/** Draws the rows in sight and leaves room for the others. The row that holds the focus stays, wherever it is. */
export function Windowed({ count, scroller, estimate, keyOf, renderRow, renderGap }: WindowedProps) {
  const focused = useRef(-1);
  const rangeExtractor = useCallback((range: Range) => {
    const indexes = defaultRangeExtractor(range);
    const kept = focused.current;
    if (kept < 0 || kept >= range.count || indexes.includes(kept)) return indexes;
    return kept < (indexes[0] ?? 0) ? [kept, ...indexes] : [...indexes, kept];
  }, []);

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    // The reader may have scrolled while this was being fetched.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    // The tallest that a list can be, so that rows are drawn before it is measured: one layout instead of two.
    initialRect: { width: 0, height: 768 },
    getItemKey: keyOf,
    overscan: 5,
    rangeExtractor,
    useFlushSync: false,
  });

  // React hands out the element around only after the first layout of what is inside: until then nothing is listened to.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => redraw(), []);

  const active = scroller.current?.contains(document.activeElement) ? document.activeElement : null;
  focused.current = Number(active?.closest('[data-index]')?.getAttribute('data-index') ?? -1);

  const drawn: ReactNode[] = [];
  let end = 0;
  for (const item of virtualizer.getVirtualItems()) {
    if (item.start > end) drawn.push(renderGap(`before-${item.key}`, item.start - end));
    drawn.push(renderRow(item.index, virtualizer.measureElement));
    end = item.end;
  }
  const rest = virtualizer.getTotalSize() - end;
  if (rest > 0) drawn.push(renderGap('rest', rest));
  return drawn;
}
