import * as operations from '@libretto/api-client/operations';
import { createFileRoute } from '@tanstack/react-router';
import { associatedQuery, availableQuery } from '../../../../areas/doctors/doctors.queries.ts';
import { DoctorsPage } from '../../../../areas/doctors/doctors-page.tsx';
import { readDoctorsSearch } from '../../../../areas/doctors/doctors-search.ts';
import { grantAllows } from '../../../../shared/acting/acting.ts';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Dottori/')({
  validateSearch: readDoctorsSearch,
  loader: ({ context: { session } }) => {
    void queryClient.prefetchQuery(associatedQuery(session.userId));
    if (grantAllows(operations.listAvailableDoctors)) void queryClient.prefetchQuery(availableQuery(session.userId));
    return Promise.all([queryClient.ensureQueryData(patientQuery(session.userId)), loadMessages('doctors')]);
  },
  component: Doctors,
});

function Doctors() {
  const { decidi, aggiungi } = Route.useSearch();
  return <DoctorsPage asks={decidi} adds={aggiungi} />;
}
