import { createFileRoute } from '@tanstack/react-router';
import { VisitPage } from '../../../../areas/visits/visit-page.tsx';
import { visitsQuery } from '../../../../areas/visits/visits.queries.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../shared/details/load-record.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Visite/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    const query = visitsQuery(session.userId);
    return Promise.all([
      requireRecord({ ...session, kind: 'visit', id, queries: [query], getId: ({ id_visita }) => id_visita }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'visits', 'records']),
    ]);
  },
  component: Visit,
  notFoundComponent: DetailNotFound,
});

function Visit() {
  const { id } = Route.useParams();
  return <VisitPage key={id} id={id} />;
}
