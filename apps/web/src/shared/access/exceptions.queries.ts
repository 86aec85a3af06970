import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../api/api.ts';

export type SharedKind = Schema<'SharingException'>['tipo'];
export type SharingException = Schema<'SharingException'>;

const affected = [
  operations.listAssociatedDoctors,
  operations.previewSharedRecord,
  operations.listExceptions,
  operations.getRecordDetail,
  operations.getAudience,
  operations.getPrivacyMap,
  operations.getPatient,
];

/** Resolves once everything that shows who sees a record is up to date. */
export async function refreshAccess(): Promise<void> {
  await Promise.all(
    affected.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] as readonly unknown[] })),
  );
}

export async function saveException(userId: number, exception: SharingException): Promise<void> {
  await api.call(operations.saveException, { path: { id: userId }, body: exception }).finally(refreshAccess);
}
