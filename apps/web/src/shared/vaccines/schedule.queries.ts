import * as operations from '@libretto/api-client/operations';
import { api, queryClient, untilOtherPage } from '../api/api.ts';

export function scheduleQuery(userId: number) {
  const query = api.query(operations.getVaccinationSchedule, { path: { id: userId } });
  return { ...query, staleTime: untilOtherPage };
}

export function refreshSchedule(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: api.key(operations.getVaccinationSchedule) });
}
