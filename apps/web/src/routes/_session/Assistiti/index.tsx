import { createFileRoute } from '@tanstack/react-router';
import { PatientsPage } from '../../../areas/doctors/patients-page.tsx';
import { registrationQuery } from '../../../areas/doctors/registration.queries.ts';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientsQuery } from '../../../shared/patient/patients.queries.ts';

export const Route = createFileRoute('/_session/Assistiti/')({
  loader: () =>
    Promise.all([
      queryClient.fetchQuery(patientsQuery()),
      queryClient.fetchQuery(registrationQuery()),
      loadMessages('doctors'),
    ]),
  component: PatientsPage,
});
