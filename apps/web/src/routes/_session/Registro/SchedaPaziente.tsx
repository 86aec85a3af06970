import { createFileRoute } from '@tanstack/react-router';
import { HandoverCard } from '../../../areas/caregivers/handover-card.tsx';
import { ContactLists } from '../../../areas/contacts/contact-lists.tsx';
import { prefetchContacts } from '../../../areas/contacts/contacts.queries.ts';
import { readCardSearch } from '../../../areas/patient/card-dialogs.ts';
import { loadCard } from '../../../areas/patient/patient.queries.ts';
import { PatientPage } from '../../../areas/patient/patient-page.tsx';
import { loadToday } from '../../../areas/today/today.queries.ts';
import { TodaySection } from '../../../areas/today/today-section.tsx';
import { actingGrant } from '../../../shared/acting/acting.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/SchedaPaziente')({
  validateSearch: readCardSearch,
  loader: ({ context: { session } }) => {
    prefetchContacts(session.userId);
    return Promise.all([
      loadCard(session.userId),
      loadToday(session.userId),
      actingGrant()?.maggiorenne && loadMessages('caregivers'),
      loadMessages(['patient', 'contacts', 'records', 'entries', 'record-kinds', 'vaccinations']),
    ]);
  },
  component: PatientCard,
});

function PatientCard() {
  const { apri } = Route.useSearch();
  return <PatientPage opens={apri} today={TodaySection} handover={HandoverCard} contacts={ContactLists} />;
}
