import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useReducer, useRef } from 'react';

export interface WindowedProps {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  estimate: number;
  getKey: (index: number) => string;
  renderRow: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode;
  renderGap: (key: string, height: number) => ReactNode;
}

export function Windowed({ count, scroller, estimate, getKey, renderRow, renderGap }: WindowedProps) {
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
    // The user may have scrolled while this code was loading.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    // Maximum height of a list, so that rows render before it is measured: one layout instead of two.
    initialRect: { width: 0, height: 768 },
    getItemKey: getKey,
    overscan: 5,
    rangeExtractor,
    useFlushSync: false,
  });

  // The ref of the parent is set only after the first layout of its children.
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
