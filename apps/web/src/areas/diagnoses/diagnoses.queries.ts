import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type Diagnosis = Schema<'Diagnosis'>;
export type DiagnosisStatus = Schema<'DiagnosisStatus'>;

export const statuses = { confirmed: '0', suspected: '1', excluded: '2' } as const satisfies Record<
  string,
  DiagnosisStatus
>;

export type DiagnosisList = keyof typeof statuses;

export const lists: readonly DiagnosisList[] = ['confirmed', 'suspected', 'excluded'];

export function diagnosesQuery(userId: number) {
  return api.query(operations.listDiagnoses, { path: { id: userId } });
}

export function saveDiagnosis(id: number, body: Schema<'DiagnosisSave'>, baseVersion?: string) {
  return api.call(operations.saveDiagnosis, { path: { id_record: id }, ...ifMatchHeader(baseVersion), body });
}

export function deleteDiagnosis(id: number) {
  return api.call(operations.deleteDiagnosis, { path: { id } });
}
