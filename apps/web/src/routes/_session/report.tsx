import { createFileRoute } from '@tanstack/react-router';
import { ReportsPage } from '../../areas/reports/reports-page.tsx';
import { queryClient } from '../../shared/api/api.ts';
import { loadMessages } from '../../shared/i18n/i18n.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/report')({
  loader: ({ context: { session } }) =>
    Promise.all([queryClient.ensureQueryData(patientQuery(session.userId)), loadMessages('reports')]),
  component: ReportsPage,
});
