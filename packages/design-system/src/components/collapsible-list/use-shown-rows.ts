import { useMemo } from 'react';
import { checkIds } from './check-props.ts';
import type { CollapsibleListProps } from './types.ts';

type Shown<Row extends object> = Pick<CollapsibleListProps<Row>, 'rows' | 'rowId' | 'filter' | 'filterValue'>;

function isShown<Row extends object>({ filter, filterValue }: Shown<Row>): (row: Row) => boolean {
  if (typeof filter === 'function') return (row) => filter(row, filterValue);
  if (filter === undefined || filterValue === undefined) return () => true;
  return (row) => String(row[filter]) === String(filterValue);
}

export function useShownRows<Row extends object>(props: Shown<Row>): readonly Row[] {
  const { rows, filter, filterValue } = props;
  // An inline filter is a new function on each render: only the field, or the function, and the value count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other props do not change which rows are shown
  return useMemo(() => {
    const shown = filter === undefined ? rows : rows.filter(isShown(props));
    checkIds(shown, props.rowId);
    return shown;
  }, [rows, filter, filterValue]);
}
