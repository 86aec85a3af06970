import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../areas/account/account-page.tsx';
import { sessionsQuery } from '../../../areas/account/sessions/sessions.queries.ts';
import { PeopleCard } from '../../../areas/caregivers/people-card.tsx';
import { receivedGrantsQuery } from '../../../shared/acting/received-grants.ts';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';
import { spaceQuery } from '../../../shared/space/space.queries.ts';

export const Route = createFileRoute('/_session/account/')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.prefetchQuery(patientQuery(session.userId)),
      queryClient.prefetchQuery({ ...receivedGrantsQuery(), staleTime: 0 }),
      queryClient.ensureQueryData(sessionsQuery()),
      queryClient.ensureQueryData(spaceQuery()),
      loadMessages(['account', 'space', 'caregivers']),
    ]),
  component: () => <AccountPage people={PeopleCard} />,
});
