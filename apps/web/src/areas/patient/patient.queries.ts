import { queryClient } from '../../shared/api/api.ts';
import { maritalStatusesQuery } from '../../shared/patient/marital-statuses.ts';
import { type Patient, patientQuery } from '../../shared/patient/patient.queries.ts';

/** Resolves with the card; the marital statuses follow. */
export function loadCard(userId: number): Promise<Patient> {
  void queryClient.prefetchQuery(maritalStatusesQuery());
  return queryClient.ensureQueryData(patientQuery(userId));
}
