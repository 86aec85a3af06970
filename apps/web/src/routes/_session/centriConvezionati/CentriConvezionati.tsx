import { createFileRoute } from '@tanstack/react-router';
import { centresQuery } from '../../../areas/centres/centres.queries.ts';
import { CentresPage } from '../../../areas/centres/centres-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/centriConvezionati/CentriConvezionati')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(centresQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages('centres'),
    ]),
  component: CentresPage,
});
