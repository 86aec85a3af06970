import { useQuery } from '@tanstack/react-query';
import { countViewers, viewersQuery } from '../../shared/sharing/viewers.ts';

/** How many records a doctor sees of all; undefined until they are counted. */
export function useSeenCount(userId: number): (doctorId: number) => { seen: number; total: number } | undefined {
  const { data } = useQuery(viewersQuery(userId));
  const counts = data && countViewers(data);
  return (doctorId) => {
    const viewer = counts?.viewers.find(({ id }) => id === doctorId);
    return viewer && counts && { seen: viewer.seen, total: counts.total };
  };
}
