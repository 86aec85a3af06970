import type { ListAction } from '@libretto/design-system/collapsible-list';
import { useTranslation } from 'react-i18next';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { deletionMark, type NotebookEntry, notebookQuery, saveStatus } from './notebook.queries.ts';
import { useEntryName } from './use-entry-name.ts';
import { useNotebookLock } from './use-notebook-lock.ts';

export function useEntryActions(patient: Patient, edit: (entry: NotebookEntry) => void) {
  const { t } = useTranslation('notebook');
  const { t: tShell } = useTranslation();
  const row = useRowActions();
  const getName = useEntryName();
  const lock = useNotebookLock(patient);
  const remove = useDeletion<NotebookEntry>({
    kind: 'notebook',
    queryKey: notebookQuery(patient.id_utente).queryKey,
    getName,
    getId: ({ id_taccuino }) => id_taccuino,
    remove: ({ id_taccuino }) => saveStatus(id_taccuino, { deleted_at: deletionMark }),
    restore: ({ id_taccuino }) => saveStatus(id_taccuino, { deleted_at: null }),
    words: {
      question: t('removeQuestion'),
      removed: t('removed'),
      restored: t('restored'),
      failed: tShell('save.failed'),
    },
  });
  const actions: ListAction<NotebookEntry>[] = [row.edit(edit, 'daily'), lock.action, row.remove(remove)];
  return { getName, actions, lockElement: lock.element };
}
