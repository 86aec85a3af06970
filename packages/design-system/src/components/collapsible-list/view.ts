import type { Formats } from '../../messages/formats.ts';
import type { ListMessages } from './collapsible-list.messages.ts';
import type { ListAction, ListColumn, ListSelection } from './types.ts';
import type { ListRow } from './use-list-rows.ts';

export interface RowView<Row extends object> {
  columns: readonly ListColumn<Row>[];
  visibleActions: readonly ListAction<Row>[];
  hiddenActions: readonly ListAction<Row>[];
  openMenu: (row: Row, button: HTMLElement) => void;
  getRowName: (row: Row) => string;
  formats: Formats;
  messages: ListMessages;
}

export interface BodyProps<Row extends object> {
  rows: readonly ListRow<Row>[];
  view: RowView<Row>;
  selected: ReadonlySet<string>;
  selection: ListSelection | undefined;
  onSelectRow: (id: string, on: boolean) => void;
}
