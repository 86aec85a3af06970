import { createFileRoute } from '@tanstack/react-router';
import { readingsQuery } from '../../../../../areas/readings/readings.queries.ts';
import { ReadingsPage } from '../../../../../areas/readings/readings-page.tsx';
import { queryClient } from '../../../../../shared/api/api.ts';
import { loadMessages } from '../../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Visite/rilevazioni/')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(readingsQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['readings', 'trend', 'records']),
    ]),
  component: ReadingsPage,
});
