import { useQuery } from '@tanstack/react-query';
import { expiringLicence, noLicence } from './admin-search.ts';
import { centresQuery, doctorsQuery } from './directory/directory.queries.ts';
import {
  type AdminUser,
  administratorInvitationsQuery,
  freeFeaturesQuery,
  outboxQuery,
  pendingDoctorsQuery,
  usersQuery,
} from './permissions.queries.ts';
import { fullNameOf } from './use-user-columns.tsx';

const fresh = { staleTime: 0 };

/** What waits, by the people it waits for. */
export interface Waiting {
  /** Who has waited longest comes first, where the order is known. */
  names: string[];
  count: number;
  /** ISO, of the oldest. */
  since?: string | undefined;
}

const toWaiting = (names: readonly string[] = []): Waiting => ({ names: [...names], count: names.length });
const toPeople = (found: { totale: number; data: readonly AdminUser[] } | undefined): Waiting => ({
  names: found?.data.map(fullNameOf) ?? [],
  count: found?.totale ?? 0,
});

/** What the first page of the administration shows. */
export function useOverview() {
  const mails = useQuery({ ...outboxQuery(), ...fresh });
  const pending = useQuery(pendingDoctorsQuery());
  const users = useQuery({ ...usersQuery('', {}), ...fresh });
  const without = useQuery({
    ...usersQuery('', { licenza: noLicence, ordine: 'registrazione' }),
    ...fresh,
  });
  const expiring = useQuery({ ...usersQuery('', { licenza: expiringLicence }), ...fresh });
  const doctors = useQuery({ ...doctorsQuery('', { stato: 'attivi' }), ...fresh });
  const centres = useQuery({ ...centresQuery('', { stato: 'attivi' }), ...fresh });
  const invitations = useQuery({ ...administratorInvitationsQuery(), ...fresh });
  const free = useQuery({ ...freeFeaturesQuery(), ...fresh });
  const lists = [mails, pending, users, without, expiring, doctors, centres, invitations, free] as const;
  function findMails(...states: string[]): Waiting {
    const found = (mails.data?.data ?? [])
      .filter(({ stato }) => states.includes(stato))
      .sort((one, other) => one.quando.localeCompare(other.quando));
    return { ...toWaiting(found.map(({ a }) => a)), since: found[0]?.quando };
  }
  const counts = { users: users.data?.totale, doctors: doctors.data?.totale, centres: centres.data?.totale };
  const isLoaded = lists.every(({ data }) => data !== undefined);
  return {
    isFailed: lists.some(({ isError }) => isError),
    isLoaded,
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
    /** Patients have no one to choose yet. */
    isNew: isLoaded && (counts.doctors === 0 || counts.centres === 0),
    sendsMail: mails.data?.configurata,
    /** Without payments every feature is free, and nobody needs a licence. */
    needsLicences: free.data && !free.data.tutte,
    waiting: {
      refused: findMails('fallita', 'ritardata'),
      held: findMails('trattenuta'),
      pending: toWaiting(pending.data?.data.map(({ fullname }) => fullname)),
      without: toPeople(without.data),
      expiring: toPeople(expiring.data),
      invitations: toWaiting(invitations.data?.data.map(({ email }) => email)),
    },
    counts,
    administrators: invitations.data?.amministratori,
  };
}

export type Overview = ReturnType<typeof useOverview>;
