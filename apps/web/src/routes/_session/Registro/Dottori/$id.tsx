import { createFileRoute, notFound } from '@tanstack/react-router';
import { habitsPart } from '../../../../areas/anamnesis/habits.ts';
import { exceptionsQuery, findPreview, loadAccess } from '../../../../areas/doctors/doctors.queries.ts';
import { PreviewPage } from '../../../../areas/doctors/preview-page.tsx';
import { reactionFacts } from '../../../../areas/reactions/facts-part.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';

const parts = { Habits: habitsPart, ReactionFacts: reactionFacts };

export const Route = createFileRoute('/_session/Registro/Dottori/$id')({
  params: recordId,
  loader: async ({ context: { session }, params: { id } }) => {
    const [preview] = await Promise.all([
      findPreview(id),
      loadAccess(session.userId),
      loadMessages([
        'doctors',
        'access',
        'record-summary',
        'record-kinds',
        'entries',
        'pain-facts',
        'attachments',
        'drugs',
      ]),
    ]);
    if (!preview) throw notFound();
    await queryClient.ensureQueryData(exceptionsQuery(session.userId, id));
  },
  component: Preview,
});

function Preview() {
  const { id } = Route.useParams();
  return <PreviewPage key={id} id={id} parts={parts} />;
}
