import { useQuery } from '@tanstack/react-query';
import { expiringLicence, noLicence } from './admin-search.ts';
import { centresQuery, doctorsQuery } from './directory/directory.queries.ts';
import {
  administratorInvitationsQuery,
  freeFeaturesQuery,
  licencesQuery,
  outboxQuery,
  pendingDoctorsQuery,
  permissionsQuery,
  rolesQuery,
  usersQuery,
} from './permissions.queries.ts';

const fresh = { staleTime: 0 };

/** What the first page of the administration counts. */
export function useOverview() {
  const mails = useQuery({ ...outboxQuery(), ...fresh });
  const pending = useQuery(pendingDoctorsQuery());
  const users = useQuery({ ...usersQuery('', {}), ...fresh });
  const without = useQuery({ ...usersQuery('', { licenza: noLicence }), ...fresh });
  const expiring = useQuery({ ...usersQuery('', { licenza: expiringLicence }), ...fresh });
  const doctors = useQuery({ ...doctorsQuery('', { stato: 'attivi' }), ...fresh });
  const centres = useQuery({ ...centresQuery('', { stato: 'attivi' }), ...fresh });
  const invitations = useQuery({ ...administratorInvitationsQuery(), ...fresh });
  const free = useQuery({ ...freeFeaturesQuery(), ...fresh });
  const licences = useQuery(licencesQuery());
  const roles = useQuery(rolesQuery());
  const features = useQuery(permissionsQuery());
  const lists = [
    ...[mails, pending, users, without, expiring, doctors, centres],
    ...[invitations, free, licences, roles, features],
  ] as const;
  const countMails = (...states: string[]) => mails.data?.data.filter(({ stato }) => states.includes(stato)).length;
  return {
    isFailed: lists.some(({ isError }) => isError),
    isLoaded: lists.every(({ data }) => data !== undefined),
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
    sendsMail: mails.data?.configurata,
    /** Without payments every feature is free, and nobody needs a licence. */
    needsLicences: free.data && !free.data.tutte,
    counts: {
      refused: countMails('fallita', 'ritardata'),
      held: countMails('trattenuta'),
      pending: pending.data?.data.length,
      users: users.data?.totale,
      without: without.data?.totale,
      expiring: expiring.data?.totale,
      doctors: doctors.data?.totale,
      centres: centres.data?.totale,
      invitations: invitations.data?.data.length,
      licences: licences.data?.data.length,
      roles: roles.data?.data.length,
      features: features.data?.data.length,
    },
  };
}

export type Overview = ReturnType<typeof useOverview>;
