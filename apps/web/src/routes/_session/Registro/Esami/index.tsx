import { createFileRoute } from '@tanstack/react-router';
import { centresQuery, examsQuery } from '../../../../areas/exams/exams.queries.ts';
import { ExamsPage } from '../../../../areas/exams/exams-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Esami/')({
  loader: ({ context: { session } }) => {
    void queryClient.prefetchQuery(examsQuery(session.userId));
    void queryClient.prefetchQuery(centresQuery(session.userId));
    return Promise.all([
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['exams', 'records', 'attachments']),
    ]);
  },
  component: ExamsPage,
});
