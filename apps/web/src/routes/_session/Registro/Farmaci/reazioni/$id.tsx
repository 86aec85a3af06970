import { createFileRoute } from '@tanstack/react-router';
import { ReactionPage } from '../../../../../areas/reactions/reaction-page.tsx';
import { queryClient } from '../../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../../shared/details/load-record.ts';
import { recordId } from '../../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../../shared/patient/patient.queries.ts';
import { reactionsQuery } from '../../../../../shared/reactions/reactions.queries.ts';

export const Route = createFileRoute('/_session/Registro/Farmaci/reazioni/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    const query = reactionsQuery(session.userId);
    return Promise.all([
      requireRecord({ ...session, kind: 'reaction', id, queries: [query], getId: ({ id_reazione }) => id_reazione }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'reactions', 'records']),
    ]);
  },
  component: Reaction,
  notFoundComponent: DetailNotFound,
});

function Reaction() {
  const { id } = Route.useParams();
  return <ReactionPage key={id} id={id} />;
}
