import type { Formats } from '../../messages/formats.ts';
import type { ListWords } from './collapsible-list.messages.ts';
import type { ListAction, ListColumn, ListSelection } from './types.ts';
import type { ListRow } from './use-list-rows.ts';

/** What every row needs to draw itself. The object only changes when all rows must be drawn again. */
export interface RowView<Row extends object> {
  columns: readonly ListColumn<Row>[];
  /** Beside the row, in sight. */
  visibleActions: readonly ListAction<Row>[];
  /** In the menu behind "Altre azioni". */
  hiddenActions: readonly ListAction<Row>[];
  openMenu: (row: Row, button: HTMLElement) => void;
  nameOf: (row: Row) => string;
  formats: Formats;
  words: ListWords;
}

export interface BodyProps<Row extends object> {
  rows: readonly ListRow<Row>[];
  view: RowView<Row>;
  selected: ReadonlySet<string>;
  selection: ListSelection | undefined;
  onSelectRow: (id: string, on: boolean) => void;
}
