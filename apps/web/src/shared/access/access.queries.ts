import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';
import { ifMatchHeader } from '../records/versions.ts';

export type LevelChange = Schema<'LevelChange'>;
export type Access = Pick<Schema<'DoctorAssociation'>, 'assegnazione_confidenzialita' | 'visibility' | 'tags'>;

export const previewLevels = (userId: number, modifiche: LevelChange[]) =>
  api.call(operations.previewLevels, { path: { id: userId }, body: { modifiche } });

export const saveLevels = (userId: number, modifiche: LevelChange[]) =>
  api.call(operations.saveLevels, { path: { id: userId }, body: { modifiche } });

/** Without `baseVersion` it overwrites any version. */
export function saveAccess(id_cpp: number, access: Access, baseVersion?: string) {
  const body = { id_cpp, id_careprovider: id_cpp, ...access };
  return api.call(operations.saveDoctorAccess, { ...ifMatchHeader(baseVersion), body });
}
