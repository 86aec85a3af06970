import type { TableRow } from '../types.ts';

export const tableRows = (figures: readonly number[]): readonly TableRow[] => [
  ...figures.map((value, from) => ({ from, value })),
  { from: figures.length, value: null },
];
