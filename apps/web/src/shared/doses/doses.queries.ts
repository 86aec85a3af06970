import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

export type Therapy = Schema<'Therapy'>;
export type DoseTime = Schema<'DoseTime'>;
export type Dose = Schema<'Dose'>;
export type DoseMark = Schema<'DoseMark'>;

/** `tipo_terapia` of a therapy that the patient is taking. */
export const inProgress = 1;

export function dosesQuery(userId: number, giorno: string) {
  return api.query(operations.listDoses, { path: { id_paziente: userId, giorno } });
}

/** Sent with keepalive, because the optimistic update is visible before it is saved. */
export function markDose(body: DoseMark): Promise<DoseMark> {
  return api.call(operations.markDose, { body }, { keepalive: true });
}
