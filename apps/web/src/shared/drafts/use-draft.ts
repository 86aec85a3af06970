import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, queryClient } from '../api/api.ts';
import type { DraftContent } from './draft-keeper.ts';
import { drafts } from './drafts.ts';
import { draftsQuery } from './drafts-query.ts';
import type { LeftDraft } from './left-draft.ts';
import { anotherSlot, slotsOf } from './slots.ts';
import { useDraftRemoval } from './use-draft-removal.ts';

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
  /** After saving: nothing is left of it. */
  discard: () => void;
  /** The person does not want what was offered: it is thrown away, and a notice offers to bring it back. */
  dismiss: () => void;
  /** The person empties the form that held this: it is thrown away, and a notice offers to bring it back. */
  restart: (content: Content) => void;
  /** A form that may stand beside an offer is saved or cancelled: nothing is left of its own draft, and only of that. */
  close: () => void;
}

const refreshList = () => queryClient.invalidateQueries({ queryKey: api.key(operations.listDrafts) });

/**
 * Keeps what a form holds on the server. `modulo` names the form (`taccuino.nuova`); `read` turns what was kept, which may
 * come from an older version of the form, into what the form understands, or `undefined`. Where something that was left is
 * neither continued nor dismissed, another form is kept beside it.
 */
export function useDraft<Content extends DraftContent>(
  modulo: string,
  read: (content: DraftContent) => Content | undefined | Promise<Content | undefined>,
): DraftHandle<Content> {
  /** What was left and is to be offered, one after the other; what arrives later is of a form that is being filled in. */
  const [waiting, setWaiting] = useState<readonly string[]>();
  /** Names that another form must not use; not known as long as the server has not said. */
  const taken = useRef<Set<string>>(undefined);
  /** Where the form that is open now is kept. */
  const own = useRef<string>(undefined);
  const list = useQuery({ ...draftsQuery(), enabled: waiting === undefined, refetchOnMount: 'always' });
  const slot = waiting?.[0];
  const one = useQuery({
    queryKey: [...api.key(operations.getDraft), { path: { modulo: slot ?? modulo } }, 'read'],
    queryFn: async ({ signal }) => {
      const path = { modulo: slot ?? modulo };
      const { contenuto, aggiornata_il } = await api.call(operations.getDraft, { path }, { signal });
      const { takeUp } = await import('./left-draft.ts');
      const left = takeUp(contenuto as DraftContent);
      const content = await read(left.content);
      const { versione } = left.content;
      // A query keeps no `undefined`.
      return {
        left,
        content: content ? { ...content, ...(versione !== undefined && { versione }) } : null,
        savedAt: aggiornata_il,
      };
    },
    enabled: slot !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const draft = slot === undefined ? undefined : one.data;
  const content = draft?.content ?? undefined;

  if (waiting === undefined && list.isFetchedAfterMount) {
    const left = slotsOf(list.data ?? [], modulo, resumed).filter((known) => known !== own.current);
    if (list.data) taken.current = new Set(left);
    setWaiting(left);
  }
  // Nobody can go on with it; what could not be fetched is offered the next time.
  if (slot !== undefined && one.isFetchedAfterMount && !content) {
    if (draft) taken.current?.delete(slot);
    setWaiting(waiting?.slice(1));
  }

  const wanted = slot !== undefined && resumed === slot;
  const latest = useRef({ slot, wanted });
  latest.current = { slot, wanted };

  // Other pages offer what was left here.
  useEffect(
    () => () => {
      void drafts.flush().then(refreshList);
      if (own.current !== undefined) drafts.leave(own.current);
    },
    [],
  );

  const answer = useCallback((answered: string) => {
    setWaiting((before) => before?.filter((one) => one !== answered));
  }, []);
  const forget = useCallback((gone: string | undefined) => {
    own.current = undefined;
    if (gone === undefined) return;
    taken.current?.delete(gone);
    drafts.discard(gone).then(refreshList, (error: unknown) => console.warn('A draft could not be removed', error));
  }, []);

  const keep = useCallback(
    (content: Content) => {
      const { slot, wanted } = latest.current;
      const isFree = taken.current?.has(modulo) === false;
      own.current ??= wanted ? slot : isFree ? modulo : anotherSlot(modulo);
      if (own.current !== undefined) drafts.keep(own.current, content);
    },
    [modulo],
  );
  const left = draft?.left;
  const remove = useDraftRemoval();
  const throwAway = useCallback(
    (gone: string, left: LeftDraft) => {
      taken.current?.delete(gone);
      void remove({
        modulo: gone,
        left,
        onRestored(restored) {
          taken.current?.add(restored);
          // A form that is being filled in stays; the next one is offered both.
          if (own.current === undefined) setWaiting((before) => [restored, ...(before ?? [])]);
        },
      });
    },
    [remove],
  );
  const dismiss = useCallback(() => {
    if (slot === undefined || !left) return;
    answer(slot);
    throwAway(slot, left);
  }, [slot, left, answer, throwAway]);
  const restart = useCallback(
    (content: Content) => {
      const gone = own.current;
      if (gone === undefined) return;
      own.current = undefined;
      throwAway(gone, { content, sent: {} });
    },
    [throwAway],
  );
  const accept = useCallback(() => {
    resumed = undefined;
    if (slot === undefined || !left) return;
    drafts.goOn(slot, left);
    own.current = slot;
    answer(slot);
  }, [slot, left, answer]);
  const discard = useCallback(() => {
    const gone = own.current ?? latest.current.slot ?? modulo;
    answer(gone);
    forget(gone);
  }, [modulo, answer, forget]);
  const close = useCallback(() => forget(own.current), [forget]);

  const loading = waiting === undefined || (slot !== undefined && !one.isFetchedAfterMount);
  const offered = draft && content ? { content, savedAt: draft.savedAt, wanted } : undefined;
  return { loading, offered, keep, accept, discard, dismiss, restart, close };
}
