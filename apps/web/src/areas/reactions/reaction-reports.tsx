import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Eye, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import * as styles from '../../shared/reactions/reactions.css.ts';
import {
  deleteReaction,
  lockReaction,
  type ReactionReport,
  reactionsQuery,
  restoreReaction,
} from '../../shared/reactions/reactions.queries.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ReportDrafts } from './report-drafts.tsx';
import { usePrint } from './use-print.ts';

const viewDialog = async () => (await import('./report-view.tsx')).ReportView;
const allActions = ['view', 'print', 'lock', 'delete'];

export function ReactionReports() {
  const { t } = useTranslation('reactions');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const { userId } = useSession();
  const query = reactionsQuery(userId);
  const { data: reports } = useSuspenseQuery(query);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const formats = useFormats();
  const shortDay = useShortDay();
  const print = usePrint();
  const view = useLazyDialog(viewDialog);
  const columns = useColumns();
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

  return (
    <div className={styles.view}>
      <ReportDrafts patient={patient} />
      <CollapsibleList
        name="reazioni"
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        rows={reports}
        rowId={({ id_reazione }) => id_reazione}
        rowName={getName}
        preview={firstRows(reports, 'descending', ({ date_reaction }) => date_reaction)}
        line={({ farmaco, date_reaction, reaction }) => ({
          title: farmaco.descrizione_breve,
          text: [shortDay(date_reaction), reaction].filter(Boolean).join(' · '),
        })}
        orderedBy="date_reaction"
        columns={columns}
        actions={actions}
        mobileActions={allActions}
        noData={t('list.none')}
      />
      {view.element}
      {lock.element}
    </div>
  );
}

function useColumns(): ListColumn<ReactionReport>[] {
  const { t } = useTranslation('reactions');
  const level = useLevelColumn<ReactionReport>();
  return useMemo(
    () => [
      { id: 'farmaco', header: t('list.drug'), value: ({ farmaco }) => farmaco.descrizione_breve, sortable: true },
      { id: 'date_reaction', header: t('list.date'), kind: 'date', sortable: true, width: '9rem' },
      {
        id: 'reaction',
        header: t('list.reaction'),
        cell: ({ reaction }) => <span className={styles.text}>{reaction}</span>,
      },
      {
        id: 'severity',
        header: t('list.severity'),
        value: ({ severity }) => t(`choices.${severity}`),
        sortable: true,
        width: '9rem',
      },
      {
        id: 'reaction_now',
        header: t('list.now'),
        value: ({ reaction_now }) => t(`choices.${reaction_now}`),
        width: '9rem',
      },
      level,
    ],
    [t, level],
  );
}
