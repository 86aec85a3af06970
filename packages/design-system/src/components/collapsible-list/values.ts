import { devWarning, type Environment } from '../../internals/dev.ts';
import type { Formats } from '../../messages/formats.ts';
import type { ListMessages } from './collapsible-list.messages.ts';
import type { CellValue, ListColumn } from './types.ts';

declare const process: Environment;

/** Returns the value of a column; null and the empty string become undefined, so that they sort last. */
export function getCellValue<Row extends object>(column: ListColumn<Row>, row: Row): Exclude<CellValue, null> {
  if (column.value) return column.value(row) ?? undefined;
  const value: unknown = Reflect.get(row, column.id);
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (process.env.NODE_ENV === 'production') return undefined;
  devWarning(
    'CollapsibleList',
    `Column "${column.id}" has a ${typeof value} as its value.`,
    'Only text and numbers can be shown, sorted and searched.',
    'Add `value: (row) => …` to the column.',
  );
  return undefined;
}

export function getCellText<Row extends object>(
  column: ListColumn<Row>,
  row: Row,
  formats: Formats,
  messages: Pick<ListMessages, 'yes' | 'no'>,
): string {
  const value = getCellValue(column, row);
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (column.kind === 'date') return formats.date(String(value));
  if (column.kind === 'number') {
    const number = Number(value);
    return Number.isNaN(number) ? String(value) : formats.number(number);
  }
  return String(value);
}

/** What a search finds a cell by; a date also as it is typed in a field. */
export function getSearchText<Row extends object>(
  column: ListColumn<Row>,
  row: Row,
  formats: Formats,
  messages: Pick<ListMessages, 'yes' | 'no'>,
): string {
  const text = getCellText(column, row, formats, messages);
  return column.kind === 'date' ? `${text} ${formats.date(String(getCellValue(column, row) ?? ''), 'numeric')}` : text;
}
