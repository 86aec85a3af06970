import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';

export type Pregnancy = Schema<'Pregnancy'>;
export type PregnancySave = Schema<'PregnancySave'>;

export function pregnanciesQuery(userId: number) {
  return api.query('listPregnancies', { path: { id: userId } });
}

export function savePregnancy(id: number, body: PregnancySave) {
  return id === 0
    ? api.call('createPregnancy', { body })
    : api.call('updatePregnancy', { path: { id_gravidanza: id }, body });
}

export function deletePregnancy(id: number) {
  return api.call('deletePregnancy', { path: { id_gravidanza: id } });
}
