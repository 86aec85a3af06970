import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

export type File = Schema<'File'>;

export interface FilesQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<File[]>;
  /** Always refetched: deleting an exam deletes its attachments, and its level changes theirs. */
  staleTime: 0;
}

export function filesQuery(userId: number): FilesQuery {
  const params = { path: { id: userId } };
  return {
    queryKey: api.key(operations.listFiles, params),
    queryFn: async ({ signal }) => (await api.call(operations.listFiles, params, { signal })).data,
    staleTime: 0,
  };
}
