import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, queryClient } from '../api/api.ts';
import type { DraftContent } from './draft-keeper.ts';
import { drafts } from './drafts.ts';
import { draftsQuery } from './drafts-query.ts';
import { listSlots, newSlotName } from './slots.ts';
import type { StoredDraft } from './stored-draft.ts';
import { useDraftRemoval } from './use-draft-removal.ts';

let resumed: string | undefined;

export function resumeDraft(modulo: string): void {
  resumed = modulo;
}

export interface OfferedDraft<Content> {
  content: Content;
  wanted: boolean;
  savedAt: string;
}

export interface DraftHandle<Content> {
  /** The drafts are still being fetched. A form opened now would be overwritten by the response. */
  loading: boolean;
  offered: OfferedDraft<Content> | undefined;
  /** Call on every change; saved shortly after, or immediately when the session ends. */
  keep: (content: Content) => void;
  /** Call when the form opens with `offered.content`. */
  accept: () => void;
  discard: () => void;
  dismiss: () => void;
  /** Call when the form is reset: deletes its draft; a notice offers to undo that. */
  restart: (content: Content) => void;
  close: () => void;
}

const refreshList = () => queryClient.invalidateQueries({ queryKey: api.key(operations.listDrafts) });

/**
 * `modulo` names the form (`taccuino.nuova`); `read` parses a draft, perhaps of an older version, or returns
 * `undefined`. While an earlier draft is pending, a new one is stored under another name.
 */
export function useDraft<Content extends DraftContent>(
  modulo: string,
  read: (content: DraftContent) => Content | undefined | Promise<Content | undefined>,
): DraftHandle<Content> {
  /** Drafts to offer in turn. Drafts listed later belong to a form that is open. */
  const [offers, setOffers] = useState<readonly string[]>();
  const usedNames = useRef<Set<string>>(undefined);
  const ownSlot = useRef<string>(undefined);
  const list = useQuery({ ...draftsQuery(), enabled: offers === undefined, refetchOnMount: 'always' });
  const slot = offers?.[0];
  const one = useQuery({
    queryKey: [...api.key(operations.getDraft), { path: { modulo: slot ?? modulo } }, 'read'],
    queryFn: async ({ signal }) => {
      const path = { modulo: slot ?? modulo };
      const { contenuto, aggiornata_il } = await api.call(operations.getDraft, { path }, { signal });
      const { restoreDraft } = await import('./stored-draft.ts');
      const left = restoreDraft(contenuto as DraftContent);
      const content = await read(left.content);
      const { versione } = left.content;
      // A query cannot hold `undefined`.
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

  if (offers === undefined && list.isFetchedAfterMount) {
    const left = listSlots(list.data ?? [], modulo, resumed).filter((known) => known !== ownSlot.current);
    if (list.data) usedNames.current = new Set(left);
    setOffers(left);
  }
  // The draft cannot be used by this form, or could not be fetched and is offered next time.
  if (slot !== undefined && one.isFetchedAfterMount && !content) {
    if (draft) usedNames.current?.delete(slot);
    setOffers(offers?.slice(1));
  }

  const wanted = slot !== undefined && resumed === slot;
  const latest = useRef({ slot, wanted });
  latest.current = { slot, wanted };

  // Refreshes the notices about drafts on other pages.
  useEffect(
    () => () => {
      void drafts.flush().then(refreshList);
      if (ownSlot.current !== undefined) drafts.leave(ownSlot.current);
    },
    [],
  );

  const answer = useCallback((answered: string) => {
    setOffers((before) => before?.filter((one) => one !== answered));
  }, []);
  const removeStored = useCallback((gone: string | undefined) => {
    ownSlot.current = undefined;
    if (gone === undefined) return;
    usedNames.current?.delete(gone);
    drafts.discard(gone).then(refreshList, (error: unknown) => console.warn('A draft could not be removed', error));
  }, []);

  const keep = useCallback(
    (content: Content) => {
      const { slot, wanted } = latest.current;
      const isFree = usedNames.current?.has(modulo) === false;
      ownSlot.current ??= wanted ? slot : isFree ? modulo : newSlotName(modulo);
      if (ownSlot.current !== undefined) drafts.keep(ownSlot.current, content);
    },
    [modulo],
  );
  const left = draft?.left;
  const remove = useDraftRemoval();
  const removeDraft = useCallback(
    (gone: string, left: StoredDraft) => {
      usedNames.current?.delete(gone);
      void remove({
        modulo: gone,
        left,
        onRestored(restored) {
          usedNames.current?.add(restored);
          if (ownSlot.current === undefined) setOffers((before) => [restored, ...(before ?? [])]);
        },
      });
    },
    [remove],
  );
  const dismiss = useCallback(() => {
    if (slot === undefined || !left) return;
    answer(slot);
    removeDraft(slot, left);
  }, [slot, left, answer, removeDraft]);
  const restart = useCallback(
    (content: Content) => {
      const gone = ownSlot.current;
      if (gone === undefined) return;
      ownSlot.current = undefined;
      removeDraft(gone, { content, pendingKeys: {} });
    },
    [removeDraft],
  );
  const accept = useCallback(() => {
    resumed = undefined;
    if (slot === undefined || !left) return;
    drafts.resume(slot, left);
    ownSlot.current = slot;
    answer(slot);
  }, [slot, left, answer]);
  const discard = useCallback(() => {
    const gone = ownSlot.current ?? latest.current.slot ?? modulo;
    answer(gone);
    removeStored(gone);
  }, [modulo, answer, removeStored]);
  const close = useCallback(() => removeStored(ownSlot.current), [removeStored]);

  const loading = offers === undefined || (slot !== undefined && !one.isFetchedAfterMount);
  const offered = draft && content ? { content, savedAt: draft.savedAt, wanted } : undefined;
  return { loading, offered, keep, accept, discard, dismiss, restart, close };
}
