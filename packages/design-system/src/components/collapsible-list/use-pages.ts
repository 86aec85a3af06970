import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

export const pageSize = 30;

/** The rows up to a limit, which grows page by page. Another search begins with one page. */
export function usePages<Row extends { id: string }>(
  rows: readonly Row[],
  query: string,
  whole: boolean,
  area: RefObject<HTMLElement | null>,
) {
  const [state, setState] = useState({ query, limit: pageSize });
  const limit = state.query === query ? state.limit : pageSize;
  const firstNew = useRef<number | undefined>(undefined);
  const shown = whole || rows.length <= limit ? rows : rows.slice(0, limit);

  const showMore = () => {
    firstNew.current = limit;
    setState({ query, limit: limit + pageSize });
  };
  const includeRow = useCallback(
    (id: string) => {
      const at = rows.findIndex((row) => row.id === id);
      setState((previous) => {
        const before = previous.query === query ? previous.limit : pageSize;
        return at < before ? previous : { query, limit: Math.ceil((at + 1) / pageSize) * pageSize };
      });
    },
    [rows, query],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows have been shown
  useLayoutEffect(() => {
    if (firstNew.current === undefined) return;
    const row = area.current?.querySelectorAll<HTMLElement>('[data-row]')[firstNew.current];
    firstNew.current = undefined;
    if (!row) return;
    const link = row.querySelector<HTMLElement>('a[href]');
    if (!link) row.tabIndex = -1;
    (link ?? row).focus();
  }, [limit]);

  return {
    shown,
    /** Number of rows that the next press shows. */
    next: Math.min(pageSize, rows.length - shown.length),
    grown: limit > pageSize,
    showMore,
    includeRow,
  };
}
