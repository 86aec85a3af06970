import { useEffect, useState } from 'react';
import type { DetailedKind } from '../entries/detail-path.ts';
import { useListLink } from './use-list-link.ts';

/** Returns the record. When it leaves its list, because it was deleted, the page makes way for the list. */
export function useDetailRow<Row>(
  kind: DetailedKind,
  rows: readonly Row[] | undefined,
  isIt: (row: Row) => boolean,
): Row | undefined {
  const { leave } = useListLink(kind);
  const found = rows?.find(isIt);
  const [kept, setKept] = useState(found);
  if (found !== undefined && found !== kept) setKept(found);
  const isGone = rows !== undefined && found === undefined && kept !== undefined;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone, leave]);
  return found ?? kept;
}
