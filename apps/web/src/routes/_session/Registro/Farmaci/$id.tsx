import { createFileRoute } from '@tanstack/react-router';
import { prefetchTherapies, therapiesQuery } from '../../../../areas/therapies/therapies.queries.ts';
import { TherapyPage } from '../../../../areas/therapies/therapy-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../shared/details/load-record.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Farmaci/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    prefetchTherapies(session.userId);
    const query = therapiesQuery(session.userId);
    return Promise.all([
      requireRecord({ ...session, kind: 'therapy', id, queries: [query], getId: ({ id_terapie }) => id_terapie }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'therapies', 'doses', 'records', 'drugs', 'reactions']),
    ]);
  },
  component: Therapy,
  notFoundComponent: DetailNotFound,
});

function Therapy() {
  const { id } = Route.useParams();
  return <TherapyPage key={id} id={id} />;
}
