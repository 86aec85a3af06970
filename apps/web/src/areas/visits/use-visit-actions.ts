import type { ListAction } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { deleteVisit, saveVisit, type Visit, visitsQuery } from './visits.queries.ts';

const visitDialog = async () => (await import('./visit-dialog.tsx')).VisitDialog;
const readDraft = async (content: DraftContent) => (await import('./visit-form.ts')).visitForm.readDraft(content);

export function useVisitActions(patient: Patient, { stay = false } = {}) {
  const { t } = useTranslation('visits');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const query = visitsQuery(patient.id_utente);
  const { data: visits } = useSuspenseQuery(query);
  const formats = useFormats();
  const gate = useGate();
  const getName = (visit: Visit) =>
    t('named', { date: formats.date(visit.visita_data), why: visit.visita_motivazione });
  const remove = useDeletion<Visit>({
    kind: 'visit',
    queryKey: query.queryKey,
    getName,
    getId: ({ id_visita }) => id_visita,
    remove: ({ id_visita }) => deleteVisit(id_visita),
    restore: ({ id_visita }) => saveVisit(id_visita, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored'), failed: t('removeFailed') },
  });

  const lock = useConfidentialityAction<Visit>({
    kind: 'visit',
    getName,
    getId: ({ id_visita }) => id_visita,
    patient,
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_visita }, id_livello_confidenzialita) => {
      await saveVisit(id_visita, { id_livello_confidenzialita });
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
  });
  const editor = useRecordEditor({
    patient,
    modulo: 'visite.nuova',
    readDraft,
    dialog: visitDialog,
    resume: (draft) => ({ record: visits.find(({ id_visita }) => id_visita === draft.id_visita) }),
    stay,
    offered: {
      title: t('draft.title'),
      getName: ({ visita_motivazione }) => visita_motivazione.trim() || t('draft.unnamed'),
    },
    gate: { control: gate, add: 'aggiungivisite', edit: 'modificavisite' },
  });

  const actions: ListAction<Visit>[] = [row.edit((record) => editor.open({ record })), lock.action, row.remove(remove)];

  return { getName, actions, editor, gate, lockElement: lock.element };
}
