import { queryClient } from '../../shared/api/api.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { type NotebookEntry, notebookQuery, saveStatus } from './notebook.queries.ts';
import { useEntryName } from './use-entry-name.ts';

export function useNotebookLock(patient: Patient) {
  return useConfidentialityAction<NotebookEntry>({
    kind: 'notebook',
    patient,
    getId: ({ id_taccuino }) => id_taccuino,
    getName: useEntryName(),
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_taccuino }, level) => {
      await saveStatus(id_taccuino, { id_livello_confidenzialita: level });
      await queryClient.invalidateQueries({ queryKey: notebookQuery(patient.id_utente).queryKey });
    },
  });
}
