import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { LocaleValue } from '../../messages/messages.tsx';
import type { ListMessages } from './collapsible-list.messages.ts';
import { fold, makeMatcher } from './search.ts';
import type { CellValue, CollapsibleListProps, ColumnKind, ListColumn } from './types.ts';
import { getCellValue, getSearchText } from './values.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

type Compare = (one: CellValue, other: CellValue) => number;

function comparators(collator: Intl.Collator): Record<ColumnKind, Compare> {
  return {
    text: (one, other) => collator.compare(String(one), String(other)),
    // ISO dates and times sort lexicographically.
    date: (one, other) => (String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0),
    number: (one, other) => Number(one) - Number(other),
  };
}

function toColumnDefs<Row extends object>(
  columns: readonly ListColumn<Row>[],
  collator: Intl.Collator,
): ColumnDef<typeof features, Row>[] {
  const compare = comparators(collator);
  return columns.map((column) => {
    const kind = column.kind ?? 'text';
    const sortFn: SortFn<typeof features, Row> = (one, other, id) =>
      compare[kind](one.getValue(id), other.getValue(id));
    return {
      id: column.id,
      accessorFn: (row: Row) => getCellValue(column, row),
      sortFn,
      enableSorting: column.sortable ?? true,
      sortDescFirst: kind === 'date',
      sortUndefined: 'last',
    };
  });
}

export type ListRow<Row extends object> = TableRow<typeof features, Row>;

export function useListRows<Row extends object>(
  props: CollapsibleListProps<Row>,
  data: readonly Row[],
  query: string,
  { formats, formatLocale }: LocaleValue,
  messages: ListMessages,
) {
  const { columns, rowId, initialSort } = props;
  const collator = useMemo(() => new Intl.Collator(formatLocale, { numeric: true }), [formatLocale]);
  const columnDefs = useMemo(() => toColumnDefs(columns, collator), [columns, collator]);
  const table = useTable<typeof features, Row>({
    features,
    columns: columnDefs,
    data,
    getRowId: (row) => String(rowId(row)),
    enableMultiSort: false,
    initialState: { sorting: initialSort ? [initialSort] : [] },
  });

  const getFoldedText = useMemo(() => {
    const known = new WeakMap<Row, string>();
    const searched = columns.filter((column) => column.searchable ?? true);
    return (row: Row) => {
      let text = known.get(row);
      if (text === undefined) {
        text = fold(searched.map((column) => getSearchText(column, row, formats, messages)).join('\n'));
        known.set(row, text);
      }
      return text;
    };
  }, [columns, formats, messages]);

  const sorted: ListRow<Row>[] = table.getRowModel().rows;
  const found = useMemo(
    () => (query.trim() === '' ? sorted : sorted.filter(makeMatcher(query, (row) => getFoldedText(row.original)))),
    [sorted, query, getFoldedText],
  );
  return { table, found };
}

export type ListTable<Row extends object> = ReturnType<typeof useListRows<Row>>['table'];
