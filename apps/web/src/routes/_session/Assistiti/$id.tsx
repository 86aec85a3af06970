import { createFileRoute, notFound } from '@tanstack/react-router';
import { Habits } from '../../../areas/anamnesis/habits.ts';
import { findSharedRecord } from '../../../areas/doctors/doctors.queries.ts';
import { SharedRecordPage } from '../../../areas/doctors/shared-record-page.tsx';
import { SentProposals } from '../../../areas/proposals/sent-proposals.tsx';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Assistiti/$id')({
  params: {
    parse: ({ id }) => ({ id: /^\d+$/.test(id) ? Number(id) : 0 }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  // Hovering a link must not fetch the record, because the server logs each access.
  preload: false,
  loader: async ({ params: { id } }) => {
    const [record] = await Promise.all([
      findSharedRecord(id),
      loadMessages(['doctors', 'pain-facts', 'record-kinds', 'proposals', 'drugs', 'exams']),
    ]);
    if (!record) throw notFound();
  },
  component: SharedRecord,
});

function SharedRecord() {
  const { id } = Route.useParams();
  return <SharedRecordPage key={id} id={id} habits={Habits} proposals={SentProposals} />;
}
