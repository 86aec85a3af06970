import { createFileRoute } from '@tanstack/react-router';
import { diagnosesQuery } from '../../../../areas/diagnoses/diagnoses.queries.ts';
import { DiagnosisPage } from '../../../../areas/diagnoses/diagnosis-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../shared/details/load-record.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Diagnosi/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    const query = diagnosesQuery(session.userId);
    return Promise.all([
      requireRecord({ ...session, kind: 'diagnosis', id, queries: [query], getId: ({ id_diagnosi }) => id_diagnosi }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'diagnoses', 'records']),
    ]);
  },
  component: Diagnosis,
  notFoundComponent: DetailNotFound,
});

function Diagnosis() {
  const { id } = Route.useParams();
  return <DiagnosisPage key={id} id={id} />;
}
