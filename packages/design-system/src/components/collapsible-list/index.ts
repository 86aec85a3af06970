export { readOpenLists, restoreOpenLists, subscribeToOpenLists } from '../../internals/open-lists.ts';
export { collapsibleListMessages } from './collapsible-list.messages.ts';
export { CollapsibleList } from './collapsible-list.tsx';
export { listElementId } from './list-element-id.ts';
export { collapsibleListHeaderMessages } from './list-header.messages.ts';
export { useListOpen } from './open-state.ts';
export { preloadList } from './panel-part.ts';
export { type RowPlace, revealRow } from './revealed-row.ts';
export type {
  CellValue,
  CollapsibleListProps,
  ColumnKind,
  DotColor,
  FilterValue,
  ListAction,
  ListAdd,
  ListColumn,
  ListLead,
  ListLine,
  ListRowLink,
  ListSelection,
  ListSort,
  RowConfiguration,
  RowLinkProps,
} from './types.ts';
