import * as operations from '@libretto/api-client/operations';
import { grantAllows } from '../acting/acting.ts';
import { api, queryClient } from '../api/api.ts';
import { type Declined, readDeclined } from './past-exams.ts';

/** Stored as a draft on the server. No form has this name, so the page never offers to resume it. */
const modulo = 'domande.esami';
const path = { modulo };

export function declinedQuery() {
  return {
    queryKey: api.key(operations.getDraft, { path }),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Declined> => {
      if (!grantAllows(operations.getDraft)) return {};
      // The API returns an error for a missing draft.
      const drafts = await api.call(operations.listDrafts, {}, { signal });
      if (!drafts.some((draft) => draft.modulo === modulo)) return {};
      const { contenuto } = await api.call(operations.getDraft, { path }, { signal });
      return readDeclined(contenuto as Readonly<Record<string, unknown>>);
    },
  };
}

async function change(next: (before: Declined) => Declined): Promise<void> {
  const query = declinedQuery();
  const declinati = next(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
  await api.call(operations.saveDraft, { path, body: { contenuto: { declinati } } });
  queryClient.setQueryData(query.queryKey, declinati);
}

let last: Promise<void> = Promise.resolve();

export function changeDeclined(next: (before: Declined) => Declined): Promise<void> {
  const done = last.then(() => change(next));
  last = done.catch(() => undefined);
  return done;
}
