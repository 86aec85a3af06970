import { queryClient } from '../../shared/api/api.ts';
import { loadMessages } from '../../shared/i18n/i18n.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { examsQuery } from './waiting-exams.ts';

/** Fetches what the page of a new record shows first. */
export function loadNewRecord(userId: number): Promise<unknown> {
  void queryClient.prefetchQuery(examsQuery(userId));
  return Promise.all([
    queryClient.ensureQueryData(patientQuery(userId)),
    loadMessages(['add', 'records', 'attachments', 'confidentiality', 'exams', 'pain-facts']),
  ]);
}
