import { createFileRoute, notFound } from '@tanstack/react-router';
import { EntryPage } from '../../../../areas/notebook/entry-page.tsx';
import { notebookQuery } from '../../../../areas/notebook/notebook.queries.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/Taccuino/$id')({
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  beforeLoad: ({ params: { id } }) => {
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  },
  loader: ({ context: { session } }) =>
    Promise.all([queryClient.ensureQueryData(notebookQuery(session.userId)), loadMessages('notebook')]),
  component: Entry,
});

function Entry() {
  const { id } = Route.useParams();
  return <EntryPage key={id} id={id} />;
}
