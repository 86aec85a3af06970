import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';

export type NotebookEntry = Schema<'NotebookEntry'>;

/** What marks an entry as deleted: a fixed moment long gone. The server keeps the real one. */
export const deletionMark = '2012-12-20T00:00:00.000Z';

export function notebookQuery(userId: number) {
  return api.query(operations.listNotebookEntries, { path: { id: userId } });
}

/** The entry with this id; the list is read anew before an entry is said not to exist. */
export async function findEntry(userId: number, id: number): Promise<NotebookEntry | undefined> {
  const isIt = (entry: NotebookEntry) => entry.id_taccuino === id;
  const known = await queryClient.ensureQueryData(notebookQuery(userId));
  return known.find(isIt) ?? (await queryClient.fetchQuery({ ...notebookQuery(userId), staleTime: 0 })).find(isIt);
}

/** The two drawings of an entry, which never change. */
export function imagesQuery(id: number) {
  return { ...api.query(operations.getNotebookImages, { path: { id } }), staleTime: Number.POSITIVE_INFINITY };
}

export function saveStatus(id: number, status: Schema<'NotebookStatusSave'>) {
  return api.call(operations.saveNotebookStatus, { path: { id_record: id }, body: status });
}
