import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../api/api.ts';
import { readCard } from './stored-card.ts';

export const keptCardQuery = queryOptions({
  queryKey: ['kept emergency card'],
  queryFn: async () => (await readCard()) ?? null,
  staleTime: 0,
});

export function refreshKeptCard(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keptCardQuery.queryKey });
}
