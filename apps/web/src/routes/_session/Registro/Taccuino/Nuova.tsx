import { createFileRoute } from '@tanstack/react-router';
import { NewEntryPage } from '../../../../areas/notebook/new-entry-page.tsx';
import { readNewEntrySearch } from '../../../../areas/notebook/new-entry-search.ts';
import { notebookQuery } from '../../../../areas/notebook/notebook.queries.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Taccuino/Nuova')({
  validateSearch: readNewEntrySearch,
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(patientQuery(session.userId)),
      // A drawing is possible without the earlier ones.
      queryClient.prefetchQuery(notebookQuery(session.userId)),
      loadMessages(['notebook', 'pain-facts']),
    ]),
  component: NewEntry,
});

function NewEntry() {
  const { da, andamento } = Route.useSearch();
  return <NewEntryPage key={da} painted={da !== undefined} course={andamento} />;
}
