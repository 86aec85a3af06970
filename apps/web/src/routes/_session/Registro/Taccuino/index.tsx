import { createFileRoute } from '@tanstack/react-router';
import { notebookQuery } from '../../../../areas/notebook/notebook.queries.ts';
import { NotebookPage } from '../../../../areas/notebook/notebook-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Taccuino/')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(notebookQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['notebook', 'pain-facts', 'records']),
    ]),
  component: NotebookPage,
});
