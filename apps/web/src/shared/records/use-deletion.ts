import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/api.ts';
import { type ChangedRecord, useLinkNotice } from '../sharing/use-link-notice.ts';

export interface Deletion<Row> {
  kind: ChangedRecord['tipo'];
  /** Query of the list that shows the record. */
  queryKey: QueryKey;
  getId: (row: Row) => number;
  getName: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
  restore: (row: Row) => Promise<unknown>;
  words: {
    question?: string;
    confirm?: string;
    removed: string;
    restored: string;
    failed?: string | ((error: unknown) => string);
  };
  onChanged?: () => Promise<unknown>;
}

export function useDeletion<Row>({ kind, queryKey, getId, getName, words, onChanged, ...calls }: Deletion<Row>) {
  const { t } = useTranslation('records');
  const { t: tShell } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const noticeLinks = useLinkNotice();

  async function restore(row: Row) {
    try {
      if ((await calls.restore(row)) === false) {
        toasts.show({ message: t('notRestored'), undo: () => void restore(row) });
        return;
      }
      await Promise.all([queryClient.invalidateQueries({ queryKey }), onChanged?.()]);
      toasts.show({ message: words.restored, tone: 'success' });
    } catch (error) {
      console.warn('A record could not be restored', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger', undo: () => void restore(row) });
    }
  }

  return async function remove(row: Row): Promise<void> {
    const sure = await confirm({
      message: words.question ?? t('removeQuestion'),
      detail: getName(row),
      confirmLabel: words.confirm ?? t('remove'),
      tone: 'danger',
    });
    if (!sure) return;
    await queryClient.cancelQueries({ queryKey });
    const index = queryClient.getQueryData<Row[]>(queryKey)?.findIndex((other) => getId(other) === getId(row)) ?? 0;
    queryClient.setQueryData<Row[]>(queryKey, (rows) => rows?.filter((other) => getId(other) !== getId(row)));
    try {
      await calls.remove(row);
      await onChanged?.();
      toasts.show({ message: words.removed, tone: 'success', undo: () => void restore(row) });
      void noticeLinks([{ tipo: kind, id: getId(row) }]);
    } catch (error) {
      console.warn('A record could not be removed', error);
      // The list may have changed in the meantime, so only this row is put back.
      queryClient.setQueryData<Row[]>(queryKey, (rows) => rows?.toSpliced(index, 0, row));
      const failed = typeof words.failed === 'function' ? words.failed(error) : words.failed;
      toasts.show({ message: failed ?? t('removeFailed'), tone: 'danger' });
    }
  };
}
