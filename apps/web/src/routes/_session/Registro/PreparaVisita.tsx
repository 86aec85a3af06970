import { createFileRoute } from '@tanstack/react-router';
import { ownDoctorsQuery } from '../../../areas/sharing/sharing.queries.ts';
import { VisitPage } from '../../../areas/sharing/visit-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/PreparaVisita')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(ownDoctorsQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['sharing', 'records']),
    ]),
  component: VisitPage,
});
