import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient, untilOtherPage } from '../../shared/api/api.ts';
import { dosesQuery } from '../../shared/doses/doses.queries.ts';
import { draftsQuery } from '../../shared/drafts/drafts-query.ts';
import { today } from '../../shared/formats/formats.ts';
import { loadMessages } from '../../shared/i18n/i18n.ts';

export type Today = Schema<'Today'>;

export function todayQuery(userId: number, giorno = today()) {
  return {
    ...api.query(operations.getToday, { path: { id: userId }, query: { giorno } }),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Today> => {
      const begin = Date.now();
      const found = await api.call(operations.getToday, { path: { id: userId }, query: { giorno } }, { signal });
      const { queryKey } = dosesQuery(userId, giorno);
      // A dose may have been recorded since the request was sent.
      const isNewer = begin >= (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
      if (isNewer) queryClient.setQueryData(queryKey, found.dosi);
      return found;
    },
    staleTime: untilOtherPage,
  };
}

/** Awaited, because a section shown later would move what follows. The section itself reports a failure. */
export const loadToday = (userId: number) =>
  Promise.all([queryClient.prefetchQuery(todayQuery(userId)), loadMessages(['today', 'doses', 'pain-facts'])]);

/** Stored as a draft on the server. No form has this name, so no page offers to resume it. */
const firstSteps = { modulo: 'domande.passi' };

export const areFirstStepsDeclined = (drafts: readonly Schema<'DraftSummary'>[]): boolean =>
  drafts.some(({ modulo }) => modulo === firstSteps.modulo);

export async function declineFirstSteps(): Promise<void> {
  await api.call(operations.saveDraft, { path: firstSteps, body: { contenuto: {} } });
  await queryClient.invalidateQueries({ queryKey: draftsQuery().queryKey });
}
