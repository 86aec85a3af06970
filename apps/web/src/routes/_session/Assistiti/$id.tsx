import { createFileRoute, notFound } from '@tanstack/react-router';
import { habitsPart } from '../../../areas/anamnesis/habits.ts';
import { ProposeButton, SentProposals } from '../../../areas/proposals/sent-proposals.tsx';
import { reactionFacts } from '../../../areas/reactions/facts-part.ts';
import { findSharedRecord } from '../../../areas/shared-record/shared-record.queries.ts';
import { SharedRecordPage } from '../../../areas/shared-record/shared-record-page.tsx';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

const parts = { Habits: habitsPart, ReactionFacts: reactionFacts };

export const Route = createFileRoute('/_session/Assistiti/$id')({
  params: {
    parse: ({ id }) => ({ id: /^\d+$/.test(id) ? Number(id) : 0 }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  // Hovering a link must not fetch the record, because the server logs each access.
  preload: false,
  loader: async ({ params: { id } }) => {
    const messages = loadMessages([
      'shared-record',
      'entries',
      'pain-facts',
      'search',
      'attachments',
      'record-kinds',
      'proposals',
      'drugs',
      'exams',
    ]);
    const [record] = await Promise.all([findSharedRecord(id), messages]);
    if (!record) throw notFound();
  },
  component: SharedRecord,
});

function SharedRecord() {
  const { id } = Route.useParams();
  return (
    <SharedRecordPage
      key={id}
      id={id}
      parts={parts}
      actions={(record) => <ProposeButton record={record} />}
      proposals={(record) => <SentProposals record={record} />}
    />
  );
}
