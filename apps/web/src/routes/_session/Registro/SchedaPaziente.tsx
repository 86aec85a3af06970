import { createFileRoute } from '@tanstack/react-router';
import { ContactLists } from '../../../areas/contacts/contact-lists.tsx';
import { contactsQuery } from '../../../areas/contacts/contacts.queries.ts';
import { maritalStatusesQuery } from '../../../areas/patient/patient.queries.ts';
import { PatientPage } from '../../../areas/patient/patient-page.tsx';
import { todayQuery } from '../../../areas/today/today.queries.ts';
import { TodaySection } from '../../../areas/today/today-section.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

/** Dialogs that an address opens: personal data, medical information, a new emergency contact. */
const dialogs = ['dati', 'mediche', 'contatto'] as const;
type Dialog = (typeof dialogs)[number];

export const Route = createFileRoute('/_session/Registro/SchedaPaziente')({
  validateSearch: ({ apri }): { apri?: Dialog } => {
    const dialog = dialogs.find((known) => known === apri);
    return dialog ? { apri: dialog } : {};
  },
  loader: ({ context: { session } }) => {
    void queryClient.prefetchQuery(contactsQuery('emergency', session.userId));
    void queryClient.prefetchQuery(contactsQuery('other', session.userId));
    void queryClient.prefetchQuery(maritalStatusesQuery());
    return Promise.all([
      queryClient.ensureQueryData(patientQuery(session.userId)),
      // Not shown later, because it would move what follows. The page itself reports a failure.
      queryClient.prefetchQuery(todayQuery(session.userId)),
      loadMessages(['patient', 'contacts', 'records', 'today', 'doses', 'entries', 'vaccinations']),
    ]);
  },
  component: PatientCard,
});

function PatientCard() {
  const { apri } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onOpened = () => void navigate({ search: {}, replace: true });
  return (
    <PatientPage
      today={<TodaySection />}
      opens={apri === 'dati' || apri === 'mediche' ? apri : undefined}
      onOpened={onOpened}
    >
      <ContactLists opens={apri === 'contatto'} onOpened={onOpened} />
    </PatientPage>
  );
}
