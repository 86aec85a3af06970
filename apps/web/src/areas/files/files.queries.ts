import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import type { File, FilesQuery } from '../../shared/attachments/files-query.ts';
import { seenVersion } from '../../shared/records/seen-version.ts';

export type { File } from '../../shared/attachments/files-query.ts';

/** What devices have recorded, and all other files. */
export type FileListName = 'kardia' | 'list';

export function tracesQuery(userId: number): FilesQuery {
  const params = { path: { id: userId } };
  return {
    queryKey: api.key(operations.listKardiaFiles, params),
    queryFn: ({ signal }) => api.call(operations.listKardiaFiles, params, { signal }),
    staleTime: 0,
  };
}

export function saveFile(id: number, body: Schema<'FileSave'>, seen?: string) {
  return api.call(operations.saveFile, { path: { id_file: id }, ...seenVersion(seen), body });
}

export function deleteFile(id: number) {
  return api.call(operations.deleteFile, { path: { id_file: id } });
}

/** A file goes from one list to the other when its type changes, and exams name their attachments. */
export async function refreshFiles(): Promise<void> {
  await Promise.all(
    [operations.listFiles, operations.listKardiaFiles, operations.listExams, operations.getSpace].map((operation) =>
      queryClient.invalidateQueries({ queryKey: [operation] }),
    ),
  );
}

/** The bytes, fetched with the rights of the session. */
export async function contentOf({ id_file: id, type }: File, signal: AbortSignal): Promise<Blob> {
  if (type === 'kardia') return api.call(operations.previewKardia, { path: { id } }, { signal });
  return api.call(operations.downloadFile, { path: { biglietto: await ticketOf(id) } }, { signal });
}

/** Where a file can be fetched from, for a minute. */
export async function addressOf(id: number): Promise<string> {
  return (await api.call(operations.getDownloadUrl, { path: { id } })).data;
}

const ticketOf = async (id: number) => (await addressOf(id)).replace(/^.*\//, '');
