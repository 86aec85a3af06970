import * as operations from '@libretto/api-client/operations';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../shared/api/api.ts';
import { readCard } from '../../shared/emergency/stored-card.ts';

export function emergencyCardQuery(userId: number) {
  return api.query(operations.getEmergencyCard, { path: { id: userId } });
}

export const keptCardQuery = queryOptions({
  queryKey: ['kept emergency card'],
  queryFn: async () => (await readCard()) ?? null,
  staleTime: 0,
});

export function refreshKeptCard(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keptCardQuery.queryKey });
}
