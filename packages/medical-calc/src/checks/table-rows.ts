import type { TableRow } from '../types.ts';

/** Returns the rows of a table for the scores 0, 1, 2 …, with a gap after the last one. */
export const tableRows = (figures: readonly number[]): readonly TableRow[] => [
  ...figures.map((value, from) => ({ from, value })),
  { from: figures.length, value: null },
];
