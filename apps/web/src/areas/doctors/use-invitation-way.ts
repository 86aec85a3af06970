import { useQuery } from '@tanstack/react-query';
import { associatedQuery } from './doctors.queries.ts';

/** Whether an invitation goes out by mail, or is held in the outbox until an operator passes it on. */
export function useInvitationWay(userId: number): 'mail' | 'held' {
  const { data } = useQuery(associatedQuery(userId));
  return data?.spedisce === false ? 'held' : 'mail';
}
