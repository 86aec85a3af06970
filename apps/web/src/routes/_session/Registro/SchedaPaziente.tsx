import { createFileRoute } from '@tanstack/react-router';
import { ContactLists } from '../../../areas/contacts/contact-lists.tsx';
import { contactsQuery } from '../../../areas/contacts/contacts.queries.ts';
import { maritalStatusesQuery } from '../../../areas/patient/patient.queries.ts';
import { PatientPage } from '../../../areas/patient/patient-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/SchedaPaziente')({
  loader: ({ context: { session } }) => {
    void queryClient.prefetchQuery(contactsQuery('emergency', session.userId));
    void queryClient.prefetchQuery(contactsQuery('other', session.userId));
    void queryClient.prefetchQuery(maritalStatusesQuery());
    return Promise.all([
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['patient', 'contacts', 'records']),
    ]);
  },
  component: PatientCard,
});

function PatientCard() {
  return (
    <PatientPage>
      <ContactLists />
    </PatientPage>
  );
}
