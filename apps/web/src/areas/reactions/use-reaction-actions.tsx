import type { ListAction } from '@libretto/design-system/collapsible-list';
import { Eye, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import {
  deleteReaction,
  lockReaction,
  type ReactionReport,
  reactionsQuery,
  restoreReaction,
} from '../../shared/reactions/reactions.queries.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { usePrint } from './use-print.ts';

const viewDialog = async () => (await import('./report-view.tsx')).ReportView;

export function useReactionActions(patient: Patient) {
  const { t } = useTranslation('reactions');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const query = reactionsQuery(patient.id_utente);
  const formats = useFormats();
  const print = usePrint();
  const view = useLazyDialog(viewDialog);
  const getName = ({ farmaco, date_reaction }: ReactionReport) =>
    t('list.named', { drug: farmaco.descrizione_breve, date: formats.date(date_reaction) });
  const remove = useDeletion<ReactionReport>({
    kind: 'reaction',
    queryKey: query.queryKey,
    getName,
    getId: ({ id_reazione }) => id_reazione,
    remove: ({ id_reazione }) => deleteReaction(id_reazione),
    restore: ({ id_reazione }) => restoreReaction(id_reazione),
    words: { removed: t('list.removed'), restored: t('list.restored') },
  });

  const lock = useConfidentialityAction<ReactionReport>({
    kind: 'reaction',
    getName,
    getId: ({ id_reazione }) => id_reazione,
    patient,
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_reazione }, id_livello_confidenzialita) => {
      await lockReaction(id_reazione, { id_livello_confidenzialita });
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
  });

  const actions: ListAction<ReactionReport>[] = [
    { id: 'view', label: t('list.view'), icon: <Eye />, onSelect: (report) => void view.open({ report }) },
    { id: 'print', label: t('list.print'), icon: <Printer />, onSelect: (report) => void print(report) },
    lock.action,
    row.remove(remove),
  ];

  return {
    getName,
    actions,
    elements: (
      <>
        {view.element}
        {lock.element}
      </>
    ),
  };
}
