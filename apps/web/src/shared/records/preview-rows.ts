/** Rows of a closed list. */
const shown = 2;

/** The first rows by a key, such as a date; rows without one come last. */
export function firstRows<Row>(
  rows: readonly Row[],
  order: 'ascending' | 'descending',
  getKey: (row: Row) => string | null | undefined,
): Row[] {
  const direction = order === 'ascending' ? 1 : -1;
  return rows
    .toSorted((one, other) => {
      const [first, second] = [getKey(one) ?? '', getKey(other) ?? ''];
      if (first === '' || second === '') return Number(first === '') - Number(second === '');
      return first === second ? 0 : first < second ? -direction : direction;
    })
    .slice(0, shown);
}

/** The next days from today on, then the latest of those that have passed. */
export function nextRows<Row>(rows: readonly Row[], today: string, getDay: (row: Row) => string | null): Row[] {
  const isComing = (row: Row) => (getDay(row) ?? '').slice(0, 10) >= today;
  return [
    ...firstRows(rows.filter(isComing), 'ascending', getDay),
    ...firstRows(
      rows.filter((row) => !isComing(row)),
      'descending',
      getDay,
    ),
  ].slice(0, shown);
}
