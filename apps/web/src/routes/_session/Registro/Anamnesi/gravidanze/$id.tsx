import { createFileRoute } from '@tanstack/react-router';
import { pregnanciesQuery } from '../../../../../areas/pregnancies/pregnancies.queries.ts';
import { PregnancyPage } from '../../../../../areas/pregnancies/pregnancy-page.tsx';
import { queryClient } from '../../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../../shared/details/load-record.ts';
import { recordId } from '../../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Anamnesi/gravidanze/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    const queries = [pregnanciesQuery(session.userId)];
    return Promise.all([
      requireRecord({ ...session, kind: 'pregnancy', id, queries, getId: (row) => row.id_gravidanza }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'pregnancies', 'records']),
    ]);
  },
  component: OnePregnancy,
  notFoundComponent: DetailNotFound,
});

function OnePregnancy() {
  const { id } = Route.useParams();
  return <PregnancyPage key={id} id={id} />;
}
