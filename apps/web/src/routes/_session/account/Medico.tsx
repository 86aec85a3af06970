import { createFileRoute } from '@tanstack/react-router';
import { registrationQuery } from '../../../areas/doctors/registration.queries.ts';
import { DoctorRegistrationPage } from '../../../areas/doctors/registration-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/account/Medico')({
  loader: ({ context }) =>
    Promise.all([
      queryClient.fetchQuery(registrationQuery()),
      queryClient.ensureQueryData(patientQuery(context.session.userId)),
      loadMessages('doctors'),
    ]),
  component: DoctorRegistrationPage,
});
