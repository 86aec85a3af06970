import { useToast } from '@libretto/design-system/toast';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/api.ts';
import { drafts, fetchDraft } from './drafts.ts';
import { draftsQuery } from './drafts-query.ts';
import { newSlotName } from './slots.ts';
import type { StoredDraft } from './stored-draft.ts';

interface Removal {
  modulo: string;
  left?: StoredDraft;
  onRestored?: (modulo: string) => void;
}

export function useDraftRemoval(): (removal: Removal) => Promise<void> {
  const { t } = useTranslation();
  const toasts = useToast();

  return useCallback(
    async ({ modulo, left: known, onRestored }: Removal) => {
      const { queryKey, ...list } = draftsQuery();
      const refresh = () => queryClient.invalidateQueries({ queryKey });

      async function restore(left: StoredDraft) {
        try {
          // Another form may have taken the name in the meantime.
          const kept = await queryClient.fetchQuery({ queryKey, ...list, staleTime: 0 });
          const taken = drafts.isInUse(modulo) || kept.some((draft) => draft.modulo === modulo);
          const slot = taken ? newSlotName(modulo) : modulo;
          await drafts.restore(slot, left);
          await refresh();
          onRestored?.(slot);
          toasts.show({ message: t('draft.restored'), tone: 'success' });
        } catch (error) {
          console.warn('A draft could not be restored', error);
          toasts.show({ message: t('draft.notRestored'), tone: 'danger', undo: () => void restore(left) });
        }
      }

      try {
        const left = known ?? (await fetchDraft(modulo));
        queryClient.setQueryData(queryKey, (before) => before?.filter((draft) => draft.modulo !== modulo));
        await drafts.discard(modulo);
        void refresh();
        toasts.show({ message: t('draft.discarded'), undo: () => void restore(left) });
      } catch (error) {
        console.warn('A draft could not be removed', error);
        void refresh();
        onRestored?.(modulo);
        toasts.show({ message: t('draft.notDiscarded'), tone: 'danger' });
      }
    },
    [t, toasts],
  );
}
