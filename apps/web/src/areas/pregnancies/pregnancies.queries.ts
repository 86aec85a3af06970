import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import { ifMatchHeader } from '../../shared/records/versions.ts';

export type Pregnancy = Schema<'Pregnancy'>;
export type PregnancySave = Schema<'PregnancySave'>;

export function pregnanciesQuery(userId: number) {
  return api.query(operations.listPregnancies, { path: { id: userId } });
}

export function savePregnancy(id: number, body: PregnancySave, baseVersion?: string) {
  return id === 0
    ? api.call(operations.createPregnancy, { body })
    : api.call(operations.updatePregnancy, { path: { id_gravidanza: id }, ...ifMatchHeader(baseVersion), body });
}

export function deletePregnancy(id: number) {
  return api.call(operations.deletePregnancy, { path: { id_gravidanza: id } });
}
