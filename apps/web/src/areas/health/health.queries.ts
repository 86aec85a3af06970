import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient, untilOtherPage } from '../../shared/api/api.ts';
import { today } from '../../shared/formats/formats.ts';
import { scheduleQuery } from '../../shared/vaccines/schedule.queries.ts';

export type HealthSection = Schema<'HealthSection'>;

export function healthQuery(userId: number, giorno = today()) {
  return {
    ...api.query(operations.getHealthSections, { path: { id: userId }, query: { giorno } }),
    staleTime: untilOtherPage,
  };
}

/** Awaited, because facts shown later would move the page. The page itself reports a failure. */
export const loadHealth = (userId: number) =>
  Promise.all([queryClient.prefetchQuery(healthQuery(userId)), queryClient.prefetchQuery(scheduleQuery(userId))]);
