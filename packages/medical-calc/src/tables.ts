import type { Table } from './types.ts';

export type { Table, TableRow } from './types.ts';

/** Returns the figure of a published table for a score; `null` in a gap and below the first row. */
export const figureAt = ({ rows }: Pick<Table, 'rows'>, score: number): number | null =>
  rows.findLast(({ from }) => score >= from)?.value ?? null;
