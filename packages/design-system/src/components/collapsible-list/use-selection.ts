import { useCallback, useMemo, useRef } from 'react';
import type { ListSelection } from './types.ts';

export interface SelectionState {
  selected: ReadonlySet<string>;
  all: boolean;
  some: boolean;
  selectRow: (id: string, on: boolean) => void;
  selectAll: (on: boolean) => void;
}

const none: readonly string[] = [];

/** "Select all" applies to all rows that match the search; rows selected before stay selected. */
export function useSelection(selection: ListSelection | undefined, rows: readonly { id: string }[]): SelectionState {
  const ids = selection?.selected ?? none;
  const selected = useMemo(() => new Set(ids), [ids]);
  // The callback is stable, so that only the pressed row re-renders.
  const latest = useRef({ selection, selected });
  latest.current = { selection, selected };

  const change = useCallback((changed: Iterable<string>, on: boolean) => {
    const next = new Set(latest.current.selected);
    for (const id of changed) {
      if (on) next.add(id);
      else next.delete(id);
    }
    latest.current.selection?.onChange([...next]);
  }, []);

  const visible = selection ? rows.filter((row) => selected.has(row.id)).length : 0;
  return {
    selected,
    all: visible > 0 && visible === rows.length,
    some: visible > 0,
    selectRow: useCallback((id, on) => change([id], on), [change]),
    selectAll: (on) =>
      change(
        rows.map((row) => row.id),
        on,
      ),
  };
}
