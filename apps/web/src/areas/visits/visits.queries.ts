import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type Visit = Schema<'Visit'>;

export function visitsQuery(userId: number) {
  return api.query(operations.listVisits, { path: { id: userId } });
}

export function saveVisit(id: number, body: Schema<'VisitSave'>, baseVersion?: string) {
  return api.call(operations.saveVisit, { path: { id_record: id }, ...ifMatchHeader(baseVersion), body });
}

export function deleteVisit(id: number) {
  return api.call(operations.deleteVisit, { path: { id } });
}
