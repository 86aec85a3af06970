import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useLinkNotice } from '../../shared/sharing/use-link-notice.ts';
import { deletionMark, type NotebookEntry, notebookQuery, saveStatus } from './notebook.queries.ts';
import { useEntryName } from './use-entry-name.ts';

/** Removes an entry after a question, and offers to take it back. */
export function useEntryDeletion(userId: number) {
  const { t } = useTranslation('notebook');
  const { t: tShell } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const nameOf = useEntryName();
  const noticeLinks = useLinkNotice();
  const { queryKey } = notebookQuery(userId);

  async function restore(entry: NotebookEntry) {
    try {
      await saveStatus(entry.id_taccuino, { deleted_at: null });
      await queryClient.invalidateQueries({ queryKey });
      toasts.show({ message: t('restored'), tone: 'success' });
    } catch (error) {
      console.warn('An entry could not be restored', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger', undo: undo(entry) });
    }
  }

  const undo = (entry: NotebookEntry) => () => void restore(entry);

  return async function remove(entry: NotebookEntry): Promise<void> {
    const sure = await confirm({
      message: t('removeQuestion'),
      detail: nameOf(entry),
      confirmLabel: t('remove'),
      tone: 'danger',
    });
    if (!sure) return;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (entries) =>
      entries?.filter((other) => other.id_taccuino !== entry.id_taccuino),
    );
    try {
      await saveStatus(entry.id_taccuino, { deleted_at: deletionMark });
      toasts.show({ message: t('removed'), tone: 'success', undo: undo(entry) });
      void noticeLinks([{ tipo: 'notebook', id: entry.id_taccuino }]);
    } catch (error) {
      console.warn('An entry could not be removed', error);
      // Another entry may have gone or come meanwhile, so only this one is put back, newest first as the server sorts.
      queryClient.setQueryData(queryKey, (entries) => entries && [...entries, entry].sort(newestFirst));
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
    }
  };
}

function newestFirst(one: NotebookEntry, other: NotebookEntry): number {
  return other.taccuino_data.localeCompare(one.taccuino_data) || other.id_taccuino - one.id_taccuino;
}
