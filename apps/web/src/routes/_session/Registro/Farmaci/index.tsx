import { createFileRoute } from '@tanstack/react-router';
import { ReactionReports } from '../../../../areas/reactions/reaction-reports.tsx';
import { prefetchTherapies } from '../../../../areas/therapies/therapies.queries.ts';
import { TherapiesPage } from '../../../../areas/therapies/therapies-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';
import { reactionsQuery } from '../../../../shared/reactions/reactions.queries.ts';

export const Route = createFileRoute('/_session/Registro/Farmaci/')({
  loader: ({ context: { session } }) => {
    prefetchTherapies(session.userId);
    return Promise.all([
      queryClient.ensureQueryData(patientQuery(session.userId)),
      queryClient.ensureQueryData(reactionsQuery(session.userId)),
      loadMessages(['therapies', 'doses', 'records', 'drugs', 'reactions']),
    ]);
  },
  component: TherapiesAndReactions,
});

function TherapiesAndReactions() {
  return (
    <TherapiesPage>
      <ReactionReports />
    </TherapiesPage>
  );
}
