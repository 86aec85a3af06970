import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

const lifetime = 120 * 60_000;

export type Patient = Schema<'Patient'>;

/**
 * The API takes the patient ID and the user ID for each other, and they differ for another person's record. The cache
 * must know a record by one of them: `userId` of the session.
 */
export const knownAs = (patient: Patient, userId: number): Patient => ({ ...patient, id_utente: userId });

export function patientQuery(userId: number) {
  const params = { path: { id: userId } };
  return {
    queryKey: api.key(operations.getPatient, params),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      knownAs(await api.call(operations.getPatient, params, { signal, retries: 0 }), userId),
    staleTime: lifetime,
    gcTime: lifetime,
  };
}
