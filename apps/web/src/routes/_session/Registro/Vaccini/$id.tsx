import { createFileRoute } from '@tanstack/react-router';
import { VaccinationPage } from '../../../../areas/vaccinations/vaccination-page.tsx';
import { vaccinationsQuery } from '../../../../areas/vaccinations/vaccinations.queries.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { DetailNotFound } from '../../../../shared/details/detail-not-found.tsx';
import { requireRecord } from '../../../../shared/details/load-record.ts';
import { recordId } from '../../../../shared/details/record-id.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';
import { scheduleQuery } from '../../../../shared/vaccines/schedule.queries.ts';

export const Route = createFileRoute('/_session/Registro/Vaccini/$id')({
  params: recordId,
  loader: ({ context: { session }, params: { id } }) => {
    const queries = [vaccinationsQuery(session.userId)];
    return Promise.all([
      requireRecord({ ...session, kind: 'vaccination', id, queries, getId: ({ id_vaccinazione }) => id_vaccinazione }),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      queryClient.prefetchQuery(scheduleQuery(session.userId)),
      loadMessages(['details', 'record-kinds', 'vaccinations', 'records', 'drugs']),
    ]);
  },
  component: Vaccination,
  notFoundComponent: DetailNotFound,
});

function Vaccination() {
  const { id } = Route.useParams();
  return <VaccinationPage key={id} id={id} />;
}
