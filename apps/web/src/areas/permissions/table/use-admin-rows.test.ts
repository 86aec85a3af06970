import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n.ts';
import { useAdminRows } from './use-admin-rows.ts';

beforeAll(() => startI18n());
afterEach(cleanup);

interface Row {
  id: number;
  name: string;
  count: number;
}

const rows: Row[] = [
  { id: 1, name: 'Zeta', count: 10 },
  { id: 2, name: 'Èrica', count: 9 },
  { id: 3, name: 'alfa', count: 100 },
];
const rowId = ({ id }: Row) => id;

test('sorts names as people read them and numbers by value', () => {
  const columns = [
    { id: 'name', sortBy: ({ name }: Row) => name },
    { id: 'count', sortBy: ({ count }: Row) => count },
    { id: 'fixed' },
  ];
  const { result } = renderHook(() => useAdminRows(rows, columns, rowId, undefined));
  const shown = () => result.current.getRowModel().rows.map(({ original }) => original.name);
  const press = (id: string) => act(() => result.current.getColumn(id)?.toggleSorting());
  expect(shown()).toEqual(['Zeta', 'Èrica', 'alfa']);
  press('name');
  expect(shown()).toEqual(['alfa', 'Èrica', 'Zeta']);
  press('name');
  expect(shown()).toEqual(['Zeta', 'Èrica', 'alfa']);
  press('count');
  expect(shown()).toEqual(['Èrica', 'Zeta', 'alfa']);
  press('count');
  expect(shown()).toEqual(['alfa', 'Zeta', 'Èrica']);
  expect(result.current.getColumn('fixed')?.getCanSort()).toBe(false);
});

test('keeps the order of the server and asks it for another one', () => {
  const columns = [
    { id: 'name', sortBy: true as const },
    { id: 'count', sortBy: true as const },
  ];
  const onSort = vi.fn();
  const sorting = { sort: { id: 'name', desc: false }, onSort };
  const { result } = renderHook(() => useAdminRows(rows, columns, rowId, sorting));
  expect(result.current.getRowModel().rows.map(({ original }) => original)).toEqual(rows);
  expect(result.current.getColumn('name')?.getIsSorted()).toBe('asc');
  act(() => result.current.getColumn('name')?.toggleSorting());
  expect(onSort).toHaveBeenLastCalledWith({ id: 'name', desc: true });
  act(() => result.current.getColumn('count')?.toggleSorting());
  expect(onSort).toHaveBeenLastCalledWith({ id: 'count', desc: false });
});
