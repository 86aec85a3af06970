import { createFileRoute, notFound } from '@tanstack/react-router';
import { EntryPage } from '../../../../areas/notebook/entry-page.tsx';
import { findEntry } from '../../../../areas/notebook/notebook.queries.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/Taccuino/$id')({
  params: {
    parse: ({ id }) => ({ id: /^\d+$/.test(id) ? Number(id) : 0 }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  beforeLoad: ({ params: { id } }) => {
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  },
  loader: ({ context: { session }, params: { id } }) =>
    Promise.all([requireEntry(session.userId, id), loadMessages(['notebook', 'pain-facts'])]),
  component: Entry,
});

async function requireEntry(userId: number, id: number) {
  if (!(await findEntry(userId, id))) throw notFound();
}

function Entry() {
  const { id } = Route.useParams();
  return <EntryPage key={id} id={id} />;
}
