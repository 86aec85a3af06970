import { type EntryKind, useEyes } from './eyes-context.ts';

export interface SeenRows<Row> {
  seen: Row[];
  /** Number of the others. */
  hidden: number;
}

/** Divides rows into those that the reader sees and the others; with the patient's own eyes all are seen. */
export function useSeen(): <Row>(kind: EntryKind, rows: readonly Row[], getId: (row: Row) => number) => SeenRows<Row> {
  const { eyes } = useEyes();
  return (kind, rows, getId) => {
    const seen = rows.filter((row) => !eyes?.markOf(kind, getId(row)));
    return { seen, hidden: rows.length - seen.length };
  };
}
