import * as operations from '@libretto/api-client/operations';
import { api, queryClient } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { type Patient, patientQuery } from '../../shared/patient/patient.queries.ts';

/** The choices practically never change. */
export function maritalStatusesQuery() {
  return {
    ...api.query(operations.listMaritalStatuses, { query: { lingua: currentLanguage() } }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** Resolves with the card; the marital statuses follow. */
export function loadCard(userId: number): Promise<Patient> {
  void queryClient.prefetchQuery(maritalStatusesQuery());
  return queryClient.ensureQueryData(patientQuery(userId));
}
