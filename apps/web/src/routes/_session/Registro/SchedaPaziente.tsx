import { createFileRoute } from '@tanstack/react-router';
import { patientQuery } from '../../../areas/patient/patient.queries.ts';
import { PatientPage } from '../../../areas/patient/patient-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/SchedaPaziente')({
  loader: ({ context: { session } }) =>
    Promise.all([queryClient.ensureQueryData(patientQuery(session.userId)), loadMessages('patient')]),
  component: PatientPage,
});
