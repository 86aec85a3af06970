import { createFileRoute } from '@tanstack/react-router';
import { readingsQuery } from '../../../../areas/readings/readings.queries.ts';
import { ReadingsSection } from '../../../../areas/readings/readings-section.tsx';
import { visitsQuery } from '../../../../areas/visits/visits.queries.ts';
import { VisitsPage } from '../../../../areas/visits/visits-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Visite/')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(visitsQuery(session.userId)),
      queryClient.ensureQueryData(readingsQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['visits', 'readings', 'trend', 'records']),
    ]),
  component: VisitsAndReadings,
});

function VisitsAndReadings() {
  return (
    <VisitsPage>
      <ReadingsSection />
    </VisitsPage>
  );
}
