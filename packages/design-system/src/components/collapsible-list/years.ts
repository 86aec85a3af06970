import type { ListColumn } from './types.ts';
import type { ListRow } from './use-list-rows.ts';
import { getCellValue } from './values.ts';

export interface YearGroup<Row extends object> {
  /** Undefined for the rows of a list without headings; empty for rows without a date. */
  year: string | undefined;
  rows: readonly ListRow<Row>[];
  /** Position of the first row. */
  start: number;
}

/** Groups consecutive rows of a year, if they are ordered by a date. */
export function toYears<Row extends object>(
  rows: readonly ListRow<Row>[],
  ordered: ListColumn<Row> | undefined,
): readonly YearGroup<Row>[] {
  if (ordered?.kind !== 'date') return [{ year: undefined, rows, start: 0 }];
  const groups: { year: string; rows: ListRow<Row>[]; start: number }[] = [];
  for (const [start, row] of rows.entries()) {
    const year = String(getCellValue(ordered, row.original) ?? '').slice(0, 4);
    const last = groups.at(-1);
    if (last?.year === year) last.rows.push(row);
    else groups.push({ year, rows: [row], start });
  }
  return groups;
}
