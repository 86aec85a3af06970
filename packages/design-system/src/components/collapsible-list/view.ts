import type { ReactNode } from 'react';
import type { Formats } from '../../messages/formats.ts';
import type { RowMark } from '../list-marks/list-marks.tsx';
import type { ListMessages } from './collapsible-list.messages.ts';
import type { ListAction, ListColumn, ListLine, ListRowLink, ListSelection } from './types.ts';
import type { YearGroup } from './years.ts';

export interface RowView<Row extends object> {
  columns: readonly ListColumn<Row>[];
  /** Columns that a table has no room for, whose text goes below the first one. */
  belowName: readonly ListColumn<Row>[];
  visibleActions: readonly ListAction<Row>[];
  hiddenActions: readonly ListAction<Row>[];
  /** Actions shown as a badge of the row, where rows are lines. */
  chips: readonly ListAction<Row>[];
  rowLink: ListRowLink<Row> | undefined;
  toLine: (row: Row) => ListLine;
  thumbnail: ((row: Row) => ReactNode) | undefined;
  openMenu: (row: Row, button: HTMLElement) => void;
  getRowName: (row: Row) => string;
  /** Mark of a row, by its ID. */
  markOf: ((id: string) => RowMark | undefined) | undefined;
  formats: Formats;
  messages: ListMessages;
}

export interface BodyProps<Row extends object> {
  years: readonly YearGroup<Row>[];
  /** Number of rows in `years`. */
  count: number;
  view: RowView<Row>;
  selected: ReadonlySet<string>;
  selection: ListSelection | undefined;
  onSelectRow: (id: string, on: boolean) => void;
}
