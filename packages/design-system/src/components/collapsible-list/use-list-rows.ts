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
import type { ListWords } from './collapsible-list.messages.ts';
import { fold, makeMatcher } from './search.ts';
import type { CellValue, CollapsibleListProps, ColumnKind, ListColumn } from './types.ts';
import { textIn, valueIn } from './values.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

type Compare = (one: CellValue, other: CellValue) => number;

function comparisons(collator: Intl.Collator): Record<ColumnKind, Compare> {
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
  const compare = comparisons(collator);
  return columns.map((column) => {
    const kind = column.kind ?? 'text';
    const sortFn: SortFn<typeof features, Row> = (one, other, id) =>
      compare[kind](one.getValue(id), other.getValue(id));
    return {
      id: column.id,
      accessorFn: (row: Row) => valueIn(column, row),
      sortFn,
      enableSorting: column.sortable ?? true,
      sortDescFirst: kind === 'date',
      sortUndefined: 'last',
    };
  });
}

export type ListRow<Row extends object> = TableRow<typeof features, Row>;

/** Sorts and then searches the rows of the list. */
export function useListRows<Row extends object>(
  props: CollapsibleListProps<Row>,
  data: readonly Row[],
  question: string,
  { formats, formatLocale }: LocaleValue,
  words: ListWords,
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

  // Row texts are computed once, on the first search.
  const foldedOf = useMemo(() => {
    const known = new WeakMap<Row, string>();
    const searched = columns.filter((column) => column.searchable ?? true);
    return (row: Row) => {
      let text = known.get(row);
      if (text === undefined) {
        text = fold(searched.map((column) => textIn(column, row, formats, words)).join('\n'));
        known.set(row, text);
      }
      return text;
    };
  }, [columns, formats, words]);

  const sorted: ListRow<Row>[] = table.getRowModel().rows;
  const found = useMemo(
    () => (question.trim() === '' ? sorted : sorted.filter(makeMatcher(question, (row) => foldedOf(row.original)))),
    [sorted, question, foldedOf],
  );
  return { table, found };
}

export type ListTable<Row extends object> = ReturnType<typeof useListRows<Row>>['table'];
