import { createFileRoute, notFound } from '@tanstack/react-router';
import { habitsPart } from '../../../../areas/anamnesis/habits.ts';
import { loadPreview } from '../../../../areas/doctors/doctors.queries.ts';
import { PreviewPage } from '../../../../areas/doctors/preview-page.tsx';
import { reactionFacts } from '../../../../areas/reactions/facts-part.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';

const parts = { Habits: habitsPart, ReactionFacts: reactionFacts };

export const Route = createFileRoute('/_session/Registro/Dottori/$id')({
  params: recordId,
  loader: async ({ context: { session }, params: { id } }) => {
    const messages = loadMessages(['doctors', 'access', 'drugs', 'record-summary', 'record-kinds', 'entries']);
    const more = loadMessages(['pain-facts', 'attachments', 'vaccinations']);
    const [found] = await Promise.all([loadPreview(session.userId, id), messages, more]);
    if (!found) throw notFound();
  },
  component: Preview,
});

function Preview() {
  const { id } = Route.useParams();
  return <PreviewPage key={id} id={id} parts={parts} />;
}
