import { queryClient } from '../api/api.ts';
import { type Area, loadMessages } from '../i18n/i18n.ts';
import { patientQuery } from '../patient/patient.queries.ts';

export function loadCalculatorPage(userId: number, area: Extract<Area, string>): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(patientQuery(userId)),
    loadMessages('calculator-page'),
    loadMessages(area),
  ]);
}
