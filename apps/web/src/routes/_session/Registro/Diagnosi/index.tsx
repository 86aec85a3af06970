import { createFileRoute } from '@tanstack/react-router';
import { diagnosesQuery } from '../../../../areas/diagnoses/diagnoses.queries.ts';
import { DiagnosesPage } from '../../../../areas/diagnoses/diagnoses-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Diagnosi/')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(diagnosesQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['diagnoses', 'records']),
    ]),
  component: DiagnosesPage,
});
