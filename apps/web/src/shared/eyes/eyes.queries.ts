import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

type LevelChange = Schema<'LevelChange'>;

/** Never cached, because every record changes it. */
export const eyesQuery = (doctorId: number) => ({
  ...api.query(operations.previewSharedRecord, { path: { id_cpp: doctorId } }),
  staleTime: 0,
});

export const previewLevels = (userId: number, modifiche: LevelChange[]) =>
  api.call(operations.previewLevels, { path: { id: userId }, body: { modifiche } });

export const saveLevels = (userId: number, modifiche: LevelChange[]) =>
  api.call(operations.saveLevels, { path: { id: userId }, body: { modifiche } });

export const saveTags = (association: Schema<'DoctorAssociation'>, tags: number[]) =>
  api.call(operations.saveDoctorAccess, {
    body: {
      id_cpp: association.id_cpp,
      id_careprovider: association.id_cpp,
      assegnazione_confidenzialita: association.assegnazione_confidenzialita,
      visibility: association.visibility,
      tags,
    },
  });
