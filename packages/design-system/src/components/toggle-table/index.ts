export type { ToggleRow } from './toggle-row.ts';
export { toggleTableMessages } from './toggle-table.messages.ts';
export { ToggleTable, type ToggleTableProps } from './toggle-table.tsx';
