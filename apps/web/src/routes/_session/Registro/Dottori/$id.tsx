import { createFileRoute, notFound } from '@tanstack/react-router';
import { habitsPart } from '../../../../areas/anamnesis/habits.ts';
import { loadPreview } from '../../../../areas/doctors/doctors.queries.ts';
import { PreviewPage } from '../../../../areas/doctors/preview-page.tsx';
import { reactionFacts } from '../../../../areas/reactions/facts-part.ts';
import { recordId } from '../../../../shared/details/record-id.ts';

const parts = { Habits: habitsPart, ReactionFacts: reactionFacts };

export const Route = createFileRoute('/_session/Registro/Dottori/$id')({
  params: recordId,
  loader: async ({ context: { session }, params: { id } }) => {
    if (!(await loadPreview(session.userId, id))) throw notFound();
  },
  component: Preview,
});

function Preview() {
  const { id } = Route.useParams();
  return <PreviewPage key={id} id={id} parts={parts} />;
}
