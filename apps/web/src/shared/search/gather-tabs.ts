import { tabOfKind } from '../menu/index-tabs.ts';
import type { FoundKind } from './search.queries.ts';

/**
 * Returns the groups of results with those of one tab of the record together, where the first of them stood, so that each
 * tab is named once.
 */
export function gatherTabs<Group extends { tipo: FoundKind }>(
  groups: readonly Group[],
): (Group & { isNext: boolean })[] {
  const byTab = Map.groupBy(groups, ({ tipo }) => tabOfKind[tipo] ?? tipo);
  return [...byTab.values()].flatMap((some) => some.map((group, index) => ({ ...group, isNext: index > 0 })));
}
