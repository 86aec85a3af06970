import { recordTables } from './kinds.ts';
import type { Column } from './records/columns.ts';

export type RecordTable = keyof typeof recordTables;

const isRecordTable = (table: string): table is RecordTable => Object.hasOwn(recordTables, table);

export const recordOrder: readonly RecordTable[] = Object.keys(recordTables).filter(isRecordTable);

export const tableColumns = (table: RecordTable): [name: string, column: Column][] =>
  Object.entries(recordTables[table]);

export const primaryKey = (table: RecordTable): string | undefined =>
  tableColumns(table).find(([, column]) => column.is === 'key')?.[0];

export const blobColumns: readonly { table: RecordTable; column: string }[] = recordOrder.flatMap((table) =>
  tableColumns(table).flatMap(([name, column]) => (column.is === 'blob' ? [{ table, column: name }] : [])),
);
