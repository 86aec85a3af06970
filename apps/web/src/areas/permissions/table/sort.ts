export interface Sort {
  id: string;
  desc: boolean;
}

interface SortableColumn<Row> {
  id: string;
  sortBy?: true | ((row: Row) => string | number);
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));

/** Returns the rows in the given order; unchanged without one, or if the server sorts them. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.id)?.sortBy;
  if (sort === undefined || by === undefined || by === true) return rows;
  return rows.toSorted((one, other) => (sort.desc ? -1 : 1) * compare(by(one), by(other)));
}
