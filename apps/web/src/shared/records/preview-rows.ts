/** Rows of a closed list. */
const shown = 2;

/** Sorts rows by a key, such as a date; rows without one come last. */
export function sortRows<Row>(
  rows: readonly Row[],
  order: 'ascending' | 'descending',
  getKey: (row: Row) => string | null | undefined,
): Row[] {
  const direction = order === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [getKey(one) ?? '', getKey(other) ?? ''];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return first === second ? 0 : first < second ? -direction : direction;
  });
}

/** The first rows by a key, such as a date; rows without one come last. */
export const firstRows = <Row>(...sorting: Parameters<typeof sortRows<Row>>): Row[] =>
  sortRows(...sorting).slice(0, shown);

/** The next days from today on, then those that have passed, the latest first. */
export function sortByNext<Row>(rows: readonly Row[], today: string, getDay: (row: Row) => string | null): Row[] {
  const isComing = (row: Row) => (getDay(row) ?? '').slice(0, 10) >= today;
  return [
    ...sortRows(rows.filter(isComing), 'ascending', getDay),
    ...sortRows(
      rows.filter((row) => !isComing(row)),
      'descending',
      getDay,
    ),
  ];
}

/** The rows of a closed list whose open list has the same order. */
export const previewOf = <Row>(ordered: readonly Row[]): Row[] => ordered.slice(0, shown);
