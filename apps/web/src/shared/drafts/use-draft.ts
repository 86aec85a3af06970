import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { api, queryClient } from '../api/api.ts';
import type { DraftContent } from './draft-keeper.ts';
import { drafts } from './drafts.ts';
import { draftsQuery } from './drafts-query.ts';

let resumed: string | undefined;

/** The person has asked, on another page, to go on with this draft; its form need not ask again. */
export function resumeDraft(modulo: string): void {
  resumed = modulo;
}

export interface OfferedDraft<Content> {
  content: Content;
  /** The person has already said, elsewhere, that they want to go on with it. */
  wanted: boolean;
  /** When it was last kept. */
  savedAt: string;
}

export interface DraftHandle<Content> {
  /** It is not known yet whether something was left: a form that began now would be overtaken by the answer. */
  loading: boolean;
  /** What was left unsaved the last time, until it is continued or dismissed. */
  offered: OfferedDraft<Content> | undefined;
  /** Call with every change; it is kept a moment later, and at once when the session ends. */
  keep: (content: Content) => void;
  /** The person goes on with what was offered: hand `offered.content` to the form. */
  accept: () => void;
  /** After saving, or when the person does not want it: nothing is left of it. */
  discard: () => void;
}

const refreshList = () => queryClient.invalidateQueries({ queryKey: api.key(operations.listDrafts) });

/**
 * Keeps what a form holds on the server. `modulo` names the form (`taccuino.nuova`); `read` turns what was kept, which may
 * come from an older version of the form, into what the form understands, or `undefined`.
 */
export function useDraft<Content extends DraftContent>(
  modulo: string,
  read: (content: DraftContent) => Content | undefined | Promise<Content | undefined>,
): DraftHandle<Content> {
  const [answered, setAnswered] = useState(false);
  const list = useQuery({ ...draftsQuery(), enabled: !answered, refetchOnMount: 'always' });
  const exists = list.data?.some((draft) => draft.modulo === modulo) ?? false;
  const one = useQuery({
    queryKey: [...api.key(operations.getDraft), { path: { modulo } }, 'read'],
    queryFn: async ({ signal }) => {
      const { contenuto, aggiornata_il } = await api.call(operations.getDraft, { path: { modulo } }, { signal });
      const { takeUp } = await import('./left-draft.ts');
      const left = takeUp(contenuto as DraftContent);
      // A query keeps no `undefined`.
      return { left, content: (await read(left.content)) ?? null, savedAt: aggiornata_il };
    },
    enabled: list.isFetchedAfterMount && exists && !answered,
    staleTime: 0,
    gcTime: 0,
  });
  const draft = one.data;
  const content = (!answered && draft?.content) || undefined;

  const settled = list.isFetchedAfterMount && (!exists || one.isFetchedAfterMount);
  // From here on the form is filled in: what arrives later must not be offered in the middle of it.
  if (settled && !content && !answered) setAnswered(true);

  // Other pages offer what was left here.
  useEffect(
    () => () => {
      void drafts.flush().then(refreshList);
      drafts.leave(modulo);
    },
    [modulo],
  );

  const keep = useCallback((content: Content) => drafts.keep(modulo, content), [modulo]);
  const left = draft?.left;
  const accept = useCallback(() => {
    resumed = undefined;
    if (left) drafts.goOn(modulo, left);
    setAnswered(true);
  }, [modulo, left]);
  const discard = useCallback(() => {
    setAnswered(true);
    drafts.discard(modulo).then(refreshList, (error: unknown) => console.warn('A draft could not be removed', error));
  }, [modulo]);

  const offered = draft && content ? { content, savedAt: draft.savedAt, wanted: resumed === modulo } : undefined;
  return { loading: !settled && !answered, offered, keep, accept, discard };
}
