import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import type { FilesQuery } from '../../shared/attachments/files-query.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type { File } from '../../shared/attachments/files-query.ts';

export type FileListName = 'kardia' | 'list';

export function tracesQuery(userId: number): FilesQuery {
  const params = { path: { id: userId } };
  return {
    queryKey: api.key(operations.listKardiaFiles, params),
    queryFn: ({ signal }) => api.call(operations.listKardiaFiles, params, { signal }),
    staleTime: 0,
  };
}

export function saveFile(id: number, body: Schema<'FileSave'>, baseVersion?: string) {
  return api.call(operations.saveFile, { path: { id_file: id }, ...ifMatchHeader(baseVersion), body });
}

export function deleteFile(id: number) {
  return api.call(operations.deleteFile, { path: { id_file: id } });
}

/** A file changes its list with its type, and exams name their attachments. */
export async function refreshFiles(): Promise<void> {
  await Promise.all(
    [operations.listFiles, operations.listKardiaFiles, operations.listExams, operations.getSpace].map((operation) =>
      queryClient.invalidateQueries({ queryKey: [operation] }),
    ),
  );
}

export function fetchTrace(id: number, signal: AbortSignal): Promise<Blob> {
  return api.call(operations.previewKardia, { path: { id } }, { signal });
}
