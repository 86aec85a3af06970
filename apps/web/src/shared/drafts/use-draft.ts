import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
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
  /** What was left unsaved the last time, until it is continued or dismissed. */
  offered: OfferedDraft<Content> | undefined;
  /** Call with every change; it is kept a moment later, and at once when the session ends. */
  keep: (content: Content) => void;
  /** The person goes on with what was offered: hand `offered.content` to the form. */
  accept: () => void;
  /** After saving, or when the person does not want it: nothing is left of it. */
  discard: () => void;
}

/**
 * Keeps what a form holds on the server. `modulo` names the form (`taccuino.nuova`); `read` turns what was kept, which may
 * come from an older version of the form, into what the form understands, or `undefined`.
 */
export function useDraft<Content extends DraftContent>(
  modulo: string,
  read: (content: DraftContent) => Content | undefined,
): DraftHandle<Content> {
  const [answered, setAnswered] = useState(false);
  const { data } = useQuery({ ...draftsQuery(), enabled: !answered });
  const exists = data?.some((draft) => draft.modulo === modulo) ?? false;
  const { data: draft } = useQuery({
    ...api.query('getDraft', { path: { modulo } }),
    enabled: exists && !answered,
    staleTime: 0,
    gcTime: 0,
  });
  const content = draft && !answered ? read(draft.contenuto as DraftContent) : undefined;

  const keep = useCallback((content: Content) => drafts.keep(modulo, content), [modulo]);
  const accept = useCallback(() => {
    resumed = undefined;
    setAnswered(true);
  }, []);
  const discard = useCallback(() => {
    setAnswered(true);
    drafts.discard(modulo).then(
      () => queryClient.invalidateQueries({ queryKey: api.key('listDrafts') }),
      (error: unknown) => console.warn('A draft could not be removed', error),
    );
  }, [modulo]);

  const offered = draft && content ? { content, savedAt: draft.aggiornata_il, wanted: resumed === modulo } : undefined;
  return { offered, keep, accept, discard };
}
