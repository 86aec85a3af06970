import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

export type File = Schema<'File'>;

export interface FilesQuery {
  queryKey: readonly unknown[];
  queryFn: (asked: { signal: AbortSignal }) => Promise<File[]>;
  /** Anew on every visit: an exam takes its attachments with it, and says how secret they are. */
  staleTime: 0;
}

/** Everything but the Kardia traces, attachments of exams among it. */
export function filesQuery(userId: number): FilesQuery {
  const params = { path: { id: userId } };
  return {
    queryKey: api.key(operations.listFiles, params),
    queryFn: async ({ signal }) => (await api.call(operations.listFiles, params, { signal })).data,
    staleTime: 0,
  };
}
