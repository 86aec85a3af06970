import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';

export type NotebookEntry = Schema<'NotebookEntry'>;

/** Fixed past timestamp that marks a deletion; the server stores the real one. */
export const deletionMark = '2012-12-20T00:00:00.000Z';

export function notebookQuery(userId: number) {
  return api.query(operations.listNotebookEntries, { path: { id: userId } });
}

/** The patient card contains the entries, too. */
export function refreshEntries(userId: number): void {
  void queryClient.invalidateQueries({ queryKey: notebookQuery(userId).queryKey });
  void queryClient.invalidateQueries({ queryKey: patientQuery(userId).queryKey });
}

export function saveStatus(id: number, status: Schema<'NotebookStatusSave'>) {
  return api.call(operations.saveNotebookStatus, { path: { id_record: id }, body: status });
}
