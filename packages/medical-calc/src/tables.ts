import type { Table } from './types.ts';

export type { Table, TableRow } from './types.ts';

/** What a published table says of a score. `null` where it says nothing: in a gap, and below its first row. */
export const figureAt = ({ rows }: Pick<Table, 'rows'>, score: number): number | null =>
  rows.findLast(({ from }) => score >= from)?.value ?? null;
