import { useState } from 'react';
import type { CollapsibleListProps } from './types.ts';
import type { ListRow } from './use-list-rows.ts';

export function useHiddenBySearch<Row extends object>(
  shown: readonly Row[],
  found: readonly ListRow<Row>[],
  query: string,
  rowId: CollapsibleListProps<Row>['rowId'],
): boolean {
  const [previous, setPrevious] = useState({ shown, found, query, hidden: new Set<string>() });
  if (previous.shown === shown && previous.query === query) return previous.hidden.size > 0;

  const hidden = new Set<string>();
  // Rows of the initial load do not count as added.
  if (previous.query === query && query.trim() !== '' && previous.shown.length > 0) {
    const getId = (row: Row) => String(rowId(row));
    const results = new Set(found.map(({ id }) => id));
    const added = new Set(previous.shown.map(getId));
    for (const { id } of previous.found) added.delete(id);
    for (const id of shown.map(getId)) {
      if (!results.has(id) && (!added.has(id) || previous.hidden.has(id))) hidden.add(id);
    }
  }
  setPrevious({ shown, found, query, hidden });
  return hidden.size > 0;
}
