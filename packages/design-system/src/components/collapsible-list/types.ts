import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

/** How the values of a column are compared and written: dates are `YYYY-MM-DD…`, numbers may come as strings. */
export type ColumnKind = 'text' | 'date' | 'number';

export interface ListColumn<Row> {
  /** The field of the row it shows, unless `value` says otherwise. */
  id: string;
  header: string;
  /** What is sorted, searched and, without `cell`, shown. */
  value?: ((row: Row) => CellValue) | undefined;
  /** Draws the value. Keep the words of `value` in it: the search looks at those. */
  cell?: ((row: Row) => ReactNode) | undefined;
  kind?: ColumnKind | undefined;
  sortable?: boolean | undefined;
  searchable?: boolean | undefined;
  /** Any CSS width. Worth giving in lists that may grow beyond 200 rows, whose columns have fixed widths. */
  width?: string | undefined;
}

export interface ListAction<Row> {
  id: string;
  /** The verb alone ("Modifica"); the name of the row is added for who listens. */
  label: string;
  icon: ReactNode;
  onSelect: (row: Row) => void;
  tone?: 'neutral' | 'danger' | undefined;
  /** Why it cannot be used on this row; nothing when it can. */
  disabledReason?: ((row: Row) => string | undefined) | undefined;
}

export interface ListAdd {
  label: string;
  onSelect: () => void;
  /** Something is being asked before it can begin, for instance a permission. */
  loading?: boolean | undefined;
  disabledReason?: string | undefined;
}

export interface ListSelection {
  /** Ids of the rows, as `rowId` gives them. */
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
  /** What can be done with the chosen rows. */
  actions?: ReactNode;
}

export interface ListSort {
  id: string;
  desc: boolean;
}

/** Names of meanings, not of paints: every theme has its own shade. */
export type DotColor = 'green' | 'grey' | 'pink' | 'blue' | 'orange' | 'red';

export type FilterValue = string | number;

export interface CollapsibleListProps<Row extends object> {
  /** Name of the data ("taccuino"). With `filterValue` it is the key under which "open" is remembered. */
  name: string;
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  /** What the row is called aloud: "Modifica: Anna Bianchi". Without it, the first column speaks. */
  rowName?: ((row: Row) => string) | undefined;

  title: string;
  subtitle?: string | undefined;
  /** Level of the heading in the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  headerIcon?: ReactNode;
  dotColor?: DotColor | undefined;

  /** Keep these arrays outside the component or memoised: a new array draws every row anew. */
  columns: readonly ListColumn<Row>[];
  actions?: readonly ListAction<Row>[] | undefined;
  /** Ids of the actions that stay in sight on a phone. The others move into a menu; none disappears. */
  mobileActions?: readonly string[] | undefined;
  add?: ListAdd | undefined;

  /** `table` becomes cards on a phone; `cards` is cards everywhere. */
  layoutType?: 'table' | 'cards' | undefined;
  /** `text`: each record is a line of text (names, links) instead of a row of columns. */
  textOrRow?: 'row' | 'text' | undefined;

  /** Shows only the rows whose field equals `filterValue` (as text: '1' equals 1). */
  filter?: (keyof Row & string) | ((row: Row, filterValue: FilterValue | undefined) => boolean) | undefined;
  filterValue?: FilterValue | undefined;

  /** Without it the list keeps its own search; with it the page does, for instance one box for three lists. */
  searchText?: string | undefined;
  onSearchTextChange?: ((text: string) => void) | undefined;
  /** False: no search box. */
  searchable?: boolean | undefined;
  initialSort?: ListSort | undefined;

  noData?: string | undefined;
  /** What to do next when there is nothing. Without it, the add action is offered. */
  nextStep?: ReactNode;
  loading?: boolean | undefined;
  /** What went wrong. Rows that are already there stay in sight below it. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;

  selection?: ListSelection | undefined;
}

/** What the rows of a list consist of. */
export type RowConfiguration<Row extends object> = Pick<
  CollapsibleListProps<Row>,
  'columns' | 'actions' | 'mobileActions' | 'initialSort'
>;
