import { createFileRoute } from '@tanstack/react-router';
import { vaccinationsQuery } from '../../../../areas/vaccinations/vaccinations.queries.ts';
import { VaccinationsPage } from '../../../../areas/vaccinations/vaccinations-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';
import { scheduleQuery } from '../../../../shared/vaccines/schedule.queries.ts';

export const Route = createFileRoute('/_session/Registro/Vaccini/')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(vaccinationsQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      // Not shown later, because it would move what follows. The page itself reports a failure.
      queryClient.prefetchQuery(scheduleQuery(session.userId)),
      loadMessages(['vaccinations', 'records', 'drugs']),
    ]),
  component: VaccinationsPage,
});
