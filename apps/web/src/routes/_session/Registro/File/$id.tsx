import { createFileRoute } from '@tanstack/react-router';
import { FilePage } from '../../../../areas/files/file-page.tsx';
import { tracesQuery } from '../../../../areas/files/files.queries.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { filesQuery } from '../../../../shared/attachments/files-query.ts';
import { DetailNotFound } from '../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../shared/details/load-record.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/File/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    const queries = [filesQuery(session.userId), tracesQuery(session.userId)];
    return Promise.all([
      requireRecord({ ...session, kind: 'file', id, queries, getId: ({ id_file }) => id_file }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'files', 'attachments', 'records']),
    ]);
  },
  component: File,
  notFoundComponent: DetailNotFound,
});

function File() {
  const { id } = Route.useParams();
  return <FilePage key={id} id={id} />;
}
