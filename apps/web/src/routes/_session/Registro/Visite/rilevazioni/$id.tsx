import { createFileRoute } from '@tanstack/react-router';
import { ReadingPage } from '../../../../../areas/readings/reading-page.tsx';
import { readingsQuery } from '../../../../../areas/readings/readings.queries.ts';
import { queryClient } from '../../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../../shared/details/load-record.ts';
import { recordId } from '../../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Visite/rilevazioni/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    const queries = [readingsQuery(session.userId)];
    return Promise.all([
      requireRecord({ ...session, kind: 'reading', id, queries, getId: (row) => row.id_rilevazione }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'readings', 'records']),
    ]);
  },
  component: Reading,
  notFoundComponent: DetailNotFound,
});

function Reading() {
  const { id } = Route.useParams();
  return <ReadingPage key={id} id={id} />;
}
