import * as operations from '@libretto/api-client/operations';
import { api, queryClient } from '../../shared/api/api.ts';
import { type Declined, readDeclined } from './past-exams.ts';

/** Kept among the drafts, on the server. No page has forms of this name, so that nobody is offered to go on with it. */
const modulo = 'domande.esami';
const path = { modulo };

export function declinedQuery() {
  return {
    queryKey: api.key(operations.getDraft, { path }),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Declined> => {
      // To ask for one that is not there would be an error.
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

/** Changes what is kept, one change after the other; what another window has kept since is not lost. */
export function changeDeclined(next: (before: Declined) => Declined): Promise<void> {
  const done = last.then(() => change(next));
  last = done.catch(() => undefined);
  return done;
}
