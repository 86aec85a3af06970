import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

const lifetime = 120 * 60_000;

export type Patient = Schema<'Patient'>;

export function patientQuery(userId: number) {
  return { ...api.query(operations.getPatient, { path: { id: userId } }), staleTime: lifetime, gcTime: lifetime };
}
