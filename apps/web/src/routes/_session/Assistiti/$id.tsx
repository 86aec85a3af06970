import { createFileRoute, notFound } from '@tanstack/react-router';
import { habitsPart } from '../../../areas/anamnesis/habits.ts';
import { prefetchSent } from '../../../areas/proposals/proposals.queries.ts';
import { proposalParts } from '../../../areas/proposals/sent-proposals.tsx';
import { reactionFacts } from '../../../areas/reactions/facts-part.ts';
import { findSharedRecord } from '../../../areas/shared-record/shared-record.queries.ts';
import { SharedRecordPage } from '../../../areas/shared-record/shared-record-page.tsx';
import { recordId } from '../../../shared/details/record-id.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

const parts = { Habits: habitsPart, ReactionFacts: reactionFacts };
const ownMessages = ['shared-record', 'record-summary', 'entries', 'pain-facts', 'search', 'attachments'] as const;

export const Route = createFileRoute('/_session/Assistiti/$id')({
  params: recordId,
  // Hovering a link, or following one within the page, must not fetch the record: the server logs each access.
  preload: false,
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ params: { id } }) => {
    const messages = loadMessages([...ownMessages, 'record-kinds', 'proposals', 'drugs', 'exams', 'vaccinations']);
    const [record] = await Promise.all([findSharedRecord(id), messages, prefetchSent(id)]);
    if (!record) throw notFound();
  },
  component: SharedRecord,
});

function SharedRecord() {
  const { id } = Route.useParams();
  return <SharedRecordPage key={id} {...{ id, parts, ...proposalParts }} />;
}
