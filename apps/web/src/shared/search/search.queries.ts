import type { CallOptions } from '@libretto/api-client/client';
import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export type FoundEntry = Schema<'FoundEntry'>;
export type FoundKind = FoundEntry['tipo'];

/** A record that can be searched: the own one or that of a patient. */
export interface SearchSource {
  /** Separates its results from those of others. */
  id: string;
  run(body: Schema<'RecordSearch'>, options: CallOptions): Promise<Schema<'RecordFound'>>;
}

export const ownRecord: SearchSource = {
  id: 'own',
  run: (body, options) => api.call(operations.searchRecord, { body }, options),
};

const entriesPerKind = 5;

/** Up to five entries of each kind, or up to fifty of one kind. Kept no longer than it is shown. */
export function searchQuery({ id, run }: SearchSource, search: string, tipo?: FoundKind) {
  const body = tipo === undefined ? { search, per_tipo: entriesPerKind } : { search, tipo };
  return queryOptions({
    queryKey: ['search', id, body],
    queryFn: ({ signal }) => run(body, { signal, retries: 0 }),
    staleTime: 0,
    gcTime: 0,
  });
}
