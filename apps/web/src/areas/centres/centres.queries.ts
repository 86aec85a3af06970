import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';

export type Centre = Schema<'PartnerCentre'>;

export const centreLists = [
  'centri_convenzionati_specialistici',
  'centri_convenzionati_radiologici',
  'centri_convenzionati_laboratory_analisi',
] as const satisfies readonly (keyof Schema<'ExamCentres'>)[];

export type CentreListName = (typeof centreLists)[number];

export function centresQuery(userId: number) {
  return api.query(operations.listExamCentres, { path: { id: userId } });
}
