import { expect, test } from 'vitest';
import { firstRows, previewOf, sortByNext } from './preview-rows.ts';

const rows = [
  { id: 1, day: '2026-03-01' },
  { id: 2, day: null },
  { id: 3, day: '2026-05-01' },
  { id: 4, day: '2026-04-01' },
  { id: 5, day: '2026-04-01' },
];
const getDay = ({ day }: (typeof rows)[number]) => day;
const ids = (found: typeof rows) => found.map(({ id }) => id);

test('takes the first two in either order, rows without a date last, equal ones as they came', () => {
  expect(ids(firstRows(rows, 'ascending', getDay))).toEqual([1, 4]);
  expect(ids(firstRows(rows, 'descending', getDay))).toEqual([3, 4]);
  expect(ids(firstRows(rows.slice(1, 2), 'descending', getDay))).toEqual([2]);
});

test('puts what comes next first, today included, then what has passed', () => {
  expect(ids(sortByNext(rows, '2026-04-01', getDay))).toEqual([4, 5, 3, 1, 2]);
  expect(ids(sortByNext(rows, '2026-04-02', getDay))).toEqual([3, 4, 5, 1, 2]);
  expect(ids(sortByNext(rows, '2027-01-01', getDay))).toEqual([3, 4, 5, 1, 2]);
  expect(ids(previewOf(rows))).toEqual([1, 2]);
});
