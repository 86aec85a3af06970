import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import type { Acceptance } from '../../shared/drugs/use-interaction-check.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { isInteraction, refreshTherapies, saveTherapy, therapiesQuery } from './therapies.queries.ts';

const restoreDialog = async () => (await import('./restore-therapy-dialog.tsx')).RestoreTherapyDialog;

export function useTherapyDeletion(userId: number) {
  const { t } = useTranslation('therapies');
  const restorer = useLazyDialog(restoreDialog);

  async function restore(therapy: Therapy): Promise<unknown> {
    const body = { id_terapie: therapy.id_terapie, status: 'update', deleted_at: null } as const;
    try {
      return await saveTherapy(body);
    } catch (error) {
      if (!isInteraction(error)) throw error;
      // A dialog that fails to load rejects, so that restoring can be retried.
      await restoreDialog();
      const acceptance = await new Promise<Acceptance | undefined>(
        (answer) => void restorer.open({ therapy, onAnswer: answer }),
      );
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
  return { remove, element: restorer.element };
}
