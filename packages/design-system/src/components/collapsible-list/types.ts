import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

/** Defines comparison and formatting: dates are `YYYY-MM-DD…`, numbers may be strings. */
export type ColumnKind = 'text' | 'date' | 'number';

export interface ListColumn<Row> {
  /** Field of the row to show, unless `value` is given. */
  id: string;
  header: string;
  /** Value used for sorting, searching and, without `cell`, display. */
  value?: ((row: Row) => CellValue) | undefined;
  /** Renders the value. It must contain the text of `value`, which the search matches. */
  cell?: ((row: Row) => ReactNode) | undefined;
  kind?: ColumnKind | undefined;
  sortable?: boolean | undefined;
  searchable?: boolean | undefined;
  /** Any CSS width. Recommended for lists that may exceed 200 rows, whose columns have fixed widths. */
  width?: string | undefined;
}

export interface ListAction<Row> {
  id: string;
  /** Verb only ("Modifica"); the name of the row is added for screen readers. */
  label: string;
  icon: ReactNode;
  onSelect: (row: Row) => void;
  tone?: 'neutral' | 'danger' | undefined;
  disabledReason?: ((row: Row) => string | undefined) | undefined;
}

export interface ListAdd {
  label: string;
  onSelect: () => void;
  loading?: boolean | undefined;
  disabledReason?: string | undefined;
}

export interface ListSelection {
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
  actions?: ReactNode;
}

export interface ListSort {
  id: string;
  desc: boolean;
}

/** Semantic names: every theme has its own shade. */
export type DotColor = 'green' | 'grey' | 'pink' | 'blue' | 'orange' | 'red';

export type FilterValue = string | number;

export interface CollapsibleListProps<Row extends object> {
  /** Name of the data ("taccuino"). Together with `filterValue` it is the storage key of the open state. */
  name: string;
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  /** Accessible name of the row: "Modifica: Anna Bianchi". Defaults to the first column. */
  rowName?: ((row: Row) => string) | undefined;

  title: string;
  subtitle?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  headerIcon?: ReactNode;
  dotColor?: DotColor | undefined;

  /** Define these arrays outside the component or memoise them: a new array re-renders every row. */
  columns: readonly ListColumn<Row>[];
  actions?: readonly ListAction<Row>[] | undefined;
  /** IDs of the actions that stay visible on a phone. The others move into a menu. */
  mobileActions?: readonly string[] | undefined;
  add?: ListAdd | undefined;

  /** `table` becomes cards on a phone; `cards` is cards everywhere. */
  layoutType?: 'table' | 'cards' | undefined;
  /** `text`: each record is a line of text (names, links) instead of a row of columns. */
  textOrRow?: 'row' | 'text' | undefined;

  /** Shows only rows whose field equals `filterValue` (compared as text: '1' equals 1). */
  filter?: (keyof Row & string) | ((row: Row, filterValue: FilterValue | undefined) => boolean) | undefined;
  filterValue?: FilterValue | undefined;

  /** Controlled search text, e.g. for one box above three lists; without it the list has its own. */
  searchText?: string | undefined;
  onSearchTextChange?: ((text: string) => void) | undefined;
  searchable?: boolean | undefined;
  initialSort?: ListSort | undefined;

  noData?: string | undefined;
  nextStep?: ReactNode;
  loading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;

  selection?: ListSelection | undefined;
}

export type RowConfiguration<Row extends object> = Pick<
  CollapsibleListProps<Row>,
  'columns' | 'actions' | 'mobileActions' | 'initialSort'
>;
