import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

export type FoundEntry = Schema<'FoundEntry'>;
export type FoundKind = FoundEntry['tipo'];

const entriesPerKind = 5;

/** Up to five entries of each kind, or up to fifty of one kind. Kept no longer than it is shown. */
export function searchQuery(search: string, tipo?: FoundKind) {
  const body = tipo === undefined ? { search, per_tipo: entriesPerKind } : { search, tipo };
  return { ...api.query(operations.searchRecord, { body }), staleTime: 0, gcTime: 0 };
}
