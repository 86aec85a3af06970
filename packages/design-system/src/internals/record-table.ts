export { ColumnHead } from './record-table/column-head.tsx';
export { useRowFocus } from './record-table/use-row-focus.ts';
