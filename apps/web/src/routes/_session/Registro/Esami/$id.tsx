import { createFileRoute } from '@tanstack/react-router';
import { ExamPage } from '../../../../areas/exams/exam-page.tsx';
import { centresQuery, examsQuery } from '../../../../areas/exams/exams.queries.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../shared/details/load-record.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Esami/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    void queryClient.prefetchQuery(centresQuery(session.userId));
    const query = examsQuery(session.userId);
    return Promise.all([
      requireRecord({ ...session, kind: 'exam', id, queries: [query], getId: ({ id_indagine }) => id_indagine }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'exams', 'records', 'attachments']),
    ]);
  },
  component: Exam,
  notFoundComponent: DetailNotFound,
});

function Exam() {
  const { id } = Route.useParams();
  return <ExamPage key={id} id={id} />;
}
