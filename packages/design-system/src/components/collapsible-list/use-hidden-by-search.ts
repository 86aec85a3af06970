import { useState } from 'react';
import type { CollapsibleListProps } from './types.ts';
import type { ListRow } from './use-list-rows.ts';

/** Returns whether the search hides a row that was added, or that stopped matching, since the search was entered. */
export function useHiddenBySearch<Row extends object>(
  shown: readonly Row[],
  found: readonly ListRow<Row>[],
  question: string,
  rowId: CollapsibleListProps<Row>['rowId'],
): boolean {
  const [seen, setSeen] = useState({ shown, found, question, hidden: new Set<string>() });
  if (seen.shown === shown && seen.question === question) return seen.hidden.size > 0;

  const hidden = new Set<string>();
  // Rows of the initial load do not count as added.
  if (seen.question === question && question.trim() !== '' && seen.shown.length > 0) {
    const idOf = (row: Row) => String(rowId(row));
    const results = new Set(found.map(({ id }) => id));
    const known = new Set(seen.shown.map(idOf));
    for (const { id } of seen.found) known.delete(id);
    for (const id of shown.map(idOf)) {
      if (!results.has(id) && (!known.has(id) || seen.hidden.has(id))) hidden.add(id);
    }
  }
  setSeen({ shown, found, question, hidden });
  return hidden.size > 0;
}
