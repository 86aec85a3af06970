import { expect, test } from 'vitest';
import { sortRows } from './sort.ts';

const rows = [
  { name: 'Zeta', count: 10 },
  { name: 'Èrica', count: 9 },
  { name: 'alfa', count: 100 },
];
const columns = [
  { id: 'name', sortBy: ({ name }: { name: string }) => name },
  { id: 'count', sortBy: ({ count }: { count: number }) => count },
  { id: 'server', sortBy: true as const },
];
const names = (id: string, desc: boolean) => sortRows(rows, columns, { id, desc }).map(({ name }) => name);

test('sorts names as people read them and numbers by value', () => {
  expect(names('name', false)).toEqual(['alfa', 'Èrica', 'Zeta']);
  expect(names('name', true)).toEqual(['Zeta', 'Èrica', 'alfa']);
  expect(names('count', false)).toEqual(['Èrica', 'Zeta', 'alfa']);
  expect(names('count', true)).toEqual(['alfa', 'Zeta', 'Èrica']);
});

test('keeps the order of the server', () => {
  expect(sortRows(rows, columns, { id: 'server', desc: true })).toBe(rows);
  expect(sortRows(rows, columns, undefined)).toBe(rows);
});
