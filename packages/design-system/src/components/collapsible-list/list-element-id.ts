import type { FilterValue } from './types.ts';

/** The `id` of a list's element, e.g. for a link to it. */
export const listElementId = (name: string, filterValue?: FilterValue): string =>
  filterValue === undefined ? `list-${name}` : `list-${name}-${filterValue}`;
