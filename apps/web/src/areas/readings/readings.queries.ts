import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type Reading = Schema<'Reading'>;
export type ReadingSource = Schema<'ReadingSource'>;

export function readingsQuery(userId: number) {
  return api.query(operations.listReadings, { path: { id: userId } });
}

export function saveReading(id: number, body: Schema<'ReadingSave'>, baseVersion?: string) {
  return api.call(operations.saveReading, { path: { id_record: id }, ...ifMatchHeader(baseVersion), body });
}

export function deleteReading(id: number) {
  return api.call(operations.deleteReading, { path: { id } });
}

/** Calculators read weight and height from the patient card. */
export function refreshCard(userId: number) {
  return queryClient.invalidateQueries({ queryKey: patientQuery(userId).queryKey });
}
