import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LazyDialog, useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import type { Acceptance } from '../../shared/drugs/use-interaction-check.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import type { RestoreTherapyDialogProps } from './restore-therapy-dialog.tsx';
import { isInteraction, refreshTherapies, saveTherapy, therapiesQuery } from './therapies.queries.ts';

const restoreDialog = async () => (await import('./restore-therapy-dialog.tsx')).RestoreTherapyDialog;

/** Of the page that is shown: the page of a deleted therapy gives way to the list, where the undo happens. */
let openRestorer: LazyDialog<RestoreTherapyDialogProps>['open'] | undefined;

export function useTherapyDeletion(userId: number) {
  const { t } = useTranslation('therapies');
  const { open, element } = useLazyDialog(restoreDialog);
  useEffect(() => {
    openRestorer = open;
    return () => {
      if (openRestorer === open) openRestorer = undefined;
    };
  }, [open]);

  async function restore(therapy: Therapy): Promise<unknown> {
    const body = { id_terapie: therapy.id_terapie, status: 'update', deleted_at: null } as const;
    try {
      return await saveTherapy(body);
    } catch (error) {
      const ask = openRestorer;
      if (!isInteraction(error) || ask === undefined) throw error;
      // A dialog that fails to load rejects, so that restoring can be retried.
      await restoreDialog();
      const acceptance = await new Promise<Acceptance | undefined>((answer) => void ask({ therapy, onAnswer: answer }));
      return acceptance !== undefined && saveTherapy({ ...body, ...acceptance });
    }
  }

  const remove = useDeletion<Therapy>({
    kind: 'therapy',
    queryKey: therapiesQuery(userId).queryKey,
    getId: ({ id_terapie }) => id_terapie,
    getName: ({ farmaco }) => farmaco.descrizione_breve,
    remove: ({ id_terapie }) => saveTherapy({ id_terapie, status: 'delete' }),
    restore,
    words: { removed: t('removed'), restored: t('restored'), failed: t('failed') },
    onChanged: refreshTherapies,
  });
  return { remove, element };
}
