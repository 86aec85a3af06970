import { createFileRoute } from '@tanstack/react-router';
import { loadPrivacy } from '../../../areas/doctors/privacy.queries.ts';
import { PrivacyPage } from '../../../areas/doctors/privacy-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Privacy')({
  loader: ({ context: { session } }) =>
    Promise.all([
      loadPrivacy(session.userId),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['doctors', 'pain-facts', 'record-kinds']),
    ]),
  component: PrivacyPage,
});
