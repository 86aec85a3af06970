import {
  type ColumnDef,
  createSortedRowModel,
  type OnChangeFn,
  rowSortingFeature,
  type SortFn,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const noRows: readonly never[] = [];

export type Sort = SortingState[number];

export interface Sorting {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

export interface SortableColumn<Row> {
  id: string;
  /** Returns what rows are sorted by; `true` if the server sorts them. */
  sortBy?: true | ((row: Row) => string | number);
}

function toColumnDefs<Row extends object>(
  columns: readonly SortableColumn<Row>[],
  collator: Intl.Collator,
): ColumnDef<typeof features, Row>[] {
  const sortFn: SortFn<typeof features, Row> = (one, other, id) => {
    const [a, b] = [one.getValue(id), other.getValue(id)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  };
  return columns.map(({ id, sortBy }) => ({
    id,
    accessorFn: (row: Row) => (typeof sortBy === 'function' ? sortBy(row) : undefined),
    sortFn,
    enableSorting: sortBy !== undefined,
    sortDescFirst: false,
  }));
}

/** Sorts the rows, unless the server does: then `sorting` holds the order and is told of a change. */
export function useAdminRows<Row extends object>(
  rows: readonly Row[] | undefined,
  columns: readonly SortableColumn<Row>[],
  rowId: (row: Row) => number,
  sorting: Sorting | undefined,
) {
  const { i18n } = useTranslation();
  const defs = useMemo(
    () => toColumnDefs(columns, new Intl.Collator(i18n.language, { numeric: true })),
    [columns, i18n.language],
  );
  const onSortingChange: OnChangeFn<SortingState> = (updater) => {
    if (!sorting) return;
    const [next] = typeof updater === 'function' ? updater([sorting.sort]) : updater;
    if (next) sorting.onSort(next);
  };
  return useTable<typeof features, Row>({
    features,
    columns: defs,
    data: rows ?? noRows,
    getRowId: (row) => String(rowId(row)),
    enableMultiSort: false,
    enableSortingRemoval: false,
    ...(sorting && { manualSorting: true, state: { sorting: [sorting.sort] }, onSortingChange }),
  });
}

export type AdminRows<Row extends object> = ReturnType<typeof useAdminRows<Row>>;
