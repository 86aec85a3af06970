import { createFileRoute } from '@tanstack/react-router';
import { EntryPage } from '../../../../areas/notebook/entry-page.tsx';
import { notebookQuery } from '../../../../areas/notebook/notebook.queries.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../shared/details/load-record.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Taccuino/$id')({
  params: recordId,
  validateSearch: ({ modifica }): { modifica?: true } => (modifica === true ? { modifica } : {}),
  loader: ({ context: { session }, params: { id } }) => {
    const query = notebookQuery(session.userId);
    return Promise.all([
      requireRecord({ ...session, kind: 'notebook', id, queries: [query], getId: ({ id_taccuino }) => id_taccuino }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'notebook', 'pain-facts', 'records']),
    ]);
  },
  component: Entry,
  notFoundComponent: DetailNotFound,
});

function Entry() {
  const { id } = Route.useParams();
  const { modifica } = Route.useSearch();
  return <EntryPage key={id} id={id} editing={modifica === true} />;
}
