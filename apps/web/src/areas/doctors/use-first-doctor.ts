import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { associatedQuery, availableQuery } from './doctors.queries.ts';

/** How the first doctor is found; undefined if there is one, and until it is known. */
export function useFirstDoctor(): 'search' | 'invite' | undefined {
  const mayAct = useMayAct();
  const { userId } = useSession();
  const maySearch = mayAct(operations.listAvailableDoctors) && mayAct(operations.saveDoctor);
  const own = useQuery(associatedQuery(userId));
  const directory = useQuery({ ...availableQuery(userId), enabled: maySearch });
  if (own.data?.data.length !== 0 || (maySearch && directory.isPending)) return undefined;
  return (directory.data?.data.length ?? 0) > 0 ? 'search' : 'invite';
}
