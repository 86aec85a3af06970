import type { ReactNode } from 'react';

/** Values that can be sorted, searched and shown. Missing values and empty text are sorted last. */
export type CellValue = string | number | boolean | null | undefined;

/** Defines comparison and formatting: dates are `YYYY-MM-DD…`, numbers may be strings. */
export type ColumnKind = 'text' | 'date' | 'number';

/** One column, or one line of a card. */
export interface ListColumn<Row> {
  /** Field of the row to show, unless `value` is given. */
  id: string;
  /** Heading of the column, and label of the value in a card. */
  header: string;
  /** Value used for sorting, searching and, without `cell`, display. */
  value?: ((row: Row) => CellValue) | undefined;
  /** Renders the value. It must contain the text of `value`, which the search matches. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Default `text`. */
  kind?: ColumnKind | undefined;
  /** False removes the column from the sorting controls. Default true. */
  sortable?: boolean | undefined;
  /** False excludes the column from the search. Default true. */
  searchable?: boolean | undefined;
  /**
   * True for what a table leaves out where there is no room for all columns; the page of the row should show it. With
   * `below-name` its text goes below the first column instead. Default false.
   */
  secondary?: boolean | 'below-name' | undefined;
  /** Any CSS width. Recommended for lists that may exceed 200 rows, whose columns have fixed widths. */
  width?: string | undefined;
}

/** An action on one row, shown as an icon with a tooltip. */
export interface ListAction<Row> {
  /** Unique within the list; `mobileActions` refers to it. */
  id: string;
  /** Verb only ("Modifica"); the name of the row is added for screen readers. */
  label: string;
  /** Decorative; the name of the button is `label` with the name of the row. */
  icon: ReactNode;
  /** Called with the row. Focus is kept when the row disappears. */
  onSelect: (row: Row) => void;
  /** `danger` for deletion. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Leaves the action out of every row, for users who may not do it. Default false. */
  hidden?: boolean | undefined;
  /** Returns why the action is not available for a row. The button stays and shows the reason. */
  disabledReason?: ((row: Row) => string | undefined) | undefined;
  /**
   * Shows the action as this content (a badge) instead of its icon where rows are lines, and keeps it there without
   * being named by `mobileActions`. It is a symbol, so that the buttons of all rows stand in the same place.
   */
  chip?: ((row: Row) => ReactNode) | undefined;
  /** What the symbol of `chip` stands for, as the last part of the grey line. Without it nothing is written. */
  chipText?: ((row: Row) => string | undefined) | undefined;
}

/** A record as one line: in the preview of a closed list, and on a phone where rows have a link. */
export interface ListLine {
  /** First line: what the record is. */
  title: string;
  /** Second line, grey: when, how many, where. */
  text?: string | undefined;
  /** Below the text, e.g. a badge that warns. */
  note?: ReactNode;
  /** At the end of the line, e.g. a dose. Where a row has buttons there, it follows the text. */
  value?: ReactNode;
  /** At the end of the line in the preview, e.g. a small chart. Rows of the open list have their buttons there. */
  previewValue?: ReactNode;
}

/** A line in the preview of a closed list that is no row of it. */
export interface ListLead extends ListLine {
  /** Where the line leads. */
  href: string;
}

/** Props of the link of a row. */
export interface RowLinkProps {
  /** Address of the row's page. */
  href: string;
  /** Look of the link, to be passed on. */
  className: string;
  /** Content of the link. */
  children: ReactNode;
}

/** Page of each row. */
export interface ListRowLink<Row> {
  /** Returns the address of the row's page; undefined for a row without one. */
  href: (row: Row) => string | undefined;
  /** Renders the link of a router. Default `<a>`. */
  render?: ((link: RowLinkProps) => ReactNode) | undefined;
}

/** The button that adds a record. */
export interface ListAdd {
  /** Verb and object ("Aggiungi visita"). */
  label: string;
  /** Called on press, not while loading. */
  onSelect: () => void;
  /** The form is being prepared: the button keeps focus, and further presses do nothing. */
  loading?: boolean | undefined;
  /** Reason why nothing can be added, shown with the button. */
  disabledReason?: string | undefined;
  /** Said of the button, which has a lock in place of its plus; a press still calls `onSelect`, which can explain it. */
  locked?: string | undefined;
  /** Leaves the button out, for users who may not add anything. Default false. */
  hidden?: boolean | undefined;
}

/** Rows with a checkbox, for actions on several at once. */
export interface ListSelection {
  /** IDs of the selected rows as text. Rows that the search hides stay selected. */
  selected: readonly string[];
  /** Receives all selected IDs after each change. */
  onChange: (selected: readonly string[]) => void;
  /** Buttons for the selected rows, shown with their number while any is selected. */
  actions?: ReactNode;
}

/** Column and direction. */
export interface ListSort {
  /** ID of a sortable column. */
  id: string;
  /** True sorts in descending order: newest dates and largest numbers first. */
  desc: boolean;
}

/** Semantic names: every theme has its own shade. */
export type DotColor = 'green' | 'grey' | 'pink' | 'blue' | 'orange' | 'red';

/** Value that a row must have to be in the list. */
export type FilterValue = string | number;

export interface CollapsibleListProps<Row extends object> {
  /** Name of the data ("taccuino"). Together with `filterValue` it is the storage key of the open state. */
  name: string;
  /** All rows; the list filters, searches and sorts them. Long lists render only visible rows. */
  rows: readonly Row[];
  /** Returns the ID of a row, which must be unique and stable. */
  rowId: (row: Row) => string | number;
  /** Accessible name of the row: "Modifica: Anna Bianchi". Defaults to the first column. */
  rowName?: ((row: Row) => string) | undefined;

  /** Heading, and the label of the button that opens the list. */
  title: string;
  /** Second line of the heading. */
  subtitle?: string | undefined;
  /** Level of the heading in the outline of the page. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Decorative icon before the title, hidden from screen readers. */
  headerIcon?: ReactNode;
  /** Dot before the title that distinguishes lists of one kind; the title must name the difference. */
  dotColor?: DotColor | undefined;

  /** Define these arrays outside the component or memoise them: a new array re-renders every row. */
  columns: readonly ListColumn<Row>[];
  /** Actions of each row, in order. The same advice applies as for `columns`. */
  actions?: readonly ListAction<Row>[] | undefined;
  /** IDs of the actions that stay visible on a phone. The others move into a menu. */
  mobileActions?: readonly string[] | undefined;
  /** Button in the header. It stays available while the list is closed. */
  add?: ListAdd | undefined;

  /**
   * The rows to show below the header while the list is closed, e.g. the newest two. With large text only the first is
   * shown. A press follows `rowLink`, or opens the list at this row.
   */
  preview?: readonly Row[] | undefined;
  /**
   * Lines before those rows that are no rows of the list, e.g. what is due. They count among the rows that large text
   * leaves out.
   */
  previewLead?: readonly ListLead[] | undefined;
  /** Shown in place of a count of 0 while there are such lines, e.g. "2 due". Without it the count is 0. */
  previewLeadCount?: string | undefined;
  /** Describes a row in one line. Without it: the first column, and below it the others. */
  line?: ((row: Row) => ListLine) | undefined;
  /**
   * The page of each row. On a phone rows become lines that lead there and keep only the actions named by
   * `mobileActions`, so the page must offer the others; in a table the first column is the link.
   */
  rowLink?: ListRowLink<Row> | undefined;
  /** Decorative picture of 48 px at the start of a line; the line must not depend on it. */
  thumbnail?: ((row: Row) => ReactNode) | undefined;

  /** `table` becomes cards on a phone; `cards` is cards everywhere. */
  layoutType?: 'table' | 'cards' | undefined;
  /** `text`: each record is a line of text (names, links) instead of a row of columns. */
  textOrRow?: 'row' | 'text' | undefined;

  /** Shows only rows whose field equals `filterValue` (compared as text: '1' equals 1). */
  filter?: (keyof Row & string) | ((row: Row, filterValue: FilterValue | undefined) => boolean) | undefined;
  /** Value for `filter`; also distinguishes lists with the same `name`. */
  filterValue?: FilterValue | undefined;

  /** Controlled search text, e.g. for one box above three lists; without it the list has its own. */
  searchText?: string | undefined;
  /** Receives the search text on each keystroke. */
  onSearchTextChange?: ((text: string) => void) | undefined;
  /** False hides the search box. Default true. */
  searchable?: boolean | undefined;
  /** Sorting until the user chooses another. The order of `rows` without it. */
  initialSort?: ListSort | undefined;
  /** ID of the date column that `rows` are ordered by: a long list gets a heading for each year. */
  orderedBy?: string | undefined;

  /** Text of the empty list. A general one is shown without it. */
  noData?: string | undefined;
  /** Below that text: what to do next, e.g. a button to add the first record. */
  nextStep?: ReactNode;
  /** Rows are being loaded: placeholders are shown, and "loading" is announced. */
  loading?: boolean | undefined;
  /** Reason why there are no rows; shown instead of them and announced. */
  error?: string | undefined;
  /** Offers a button to load again next to `error`. */
  onRetry?: (() => void) | undefined;

  /** Adds a checkbox to each row. */
  selection?: ListSelection | undefined;
}

/** The props that describe rows, for definitions outside a component. */
export type RowConfiguration<Row extends object> = Pick<
  CollapsibleListProps<Row>,
  'columns' | 'actions' | 'mobileActions' | 'initialSort'
>;
