import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import type { File, FilesQuery } from '../../shared/attachments/files-query.ts';

export type { File } from '../../shared/attachments/files-query.ts';

export function tracesQuery(userId: number): FilesQuery {
  const params = { path: { id: userId } };
  return {
    queryKey: api.key('listKardiaFiles', params),
    queryFn: ({ signal }) => api.call('listKardiaFiles', params, { signal }),
  };
}

export function saveFile(id: number, body: Schema<'FileSave'>) {
  return api.call('saveFile', { path: { id_file: id }, body });
}

export function deleteFile(id: number) {
  return api.call('deleteFile', { path: { id_file: id } });
}

/** A file goes from one list to the other when its type changes, and exams name their attachments. */
export async function refreshFiles(): Promise<void> {
  await Promise.all(
    (['listFiles', 'listKardiaFiles', 'listExams'] as const).map((id) =>
      queryClient.invalidateQueries({ queryKey: api.key(id) }),
    ),
  );
}

/** The bytes, fetched with the rights of the session. */
export async function contentOf({ id_file: id, type }: File, signal: AbortSignal): Promise<Blob> {
  if (type === 'kardia') return api.call('previewKardia', { path: { id } }, { signal });
  return api.call('downloadFile', { path: { biglietto: await ticketOf(id) } }, { signal });
}

/** Where a file can be fetched from, for a minute. */
export async function addressOf(id: number): Promise<string> {
  return (await api.call('getDownloadUrl', { path: { id } })).data;
}

const ticketOf = async (id: number) => (await addressOf(id)).replace(/^.*\//, '');
