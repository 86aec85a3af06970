import { useState } from 'react';
import type { CollapsibleListProps } from './types.ts';
import type { ListRow } from './use-list-rows.ts';

/** Whether the search hides a row that has come, or has changed so that it is no result any more, since it was asked. */
export function useHiddenBySearch<Row extends object>(
  shown: readonly Row[],
  found: readonly ListRow<Row>[],
  question: string,
  rowId: CollapsibleListProps<Row>['rowId'],
): boolean {
  const [seen, setSeen] = useState({ shown, found, question, hidden: new Set<string>() });
  if (seen.shown === shown && seen.question === question) return seen.hidden.size > 0;

  const hidden = new Set<string>();
  // What has only just been loaded was not added.
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
