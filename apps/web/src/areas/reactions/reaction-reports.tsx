import { CollapsibleList, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dot } from '../../shared/formats/dot.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import * as styles from '../../shared/reactions/reactions.css.ts';
import { type ReactionReport, reactionsQuery } from '../../shared/reactions/reactions.queries.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { phoneActions, recordLink } from '../../shared/records/record-link.tsx';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ReportDrafts } from './report-drafts.tsx';
import { useReactionActions } from './use-reaction-actions.tsx';

const mobileActions = phoneActions('reaction', [], ['view', 'print', 'lock', 'delete']);
const rowLink = recordLink<ReactionReport>('reaction', ({ id_reazione }) => id_reazione);

export function ReactionReports() {
  const { t } = useTranslation('reactions');
  const { userId } = useSession();
  const { data: reports } = useSuspenseQuery(reactionsQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const shortDay = useShortDay();
  const columns = useColumns();
  const { getName, actions, elements } = useReactionActions(patient);

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
        rowLink={rowLink}
        preview={firstRows(reports, 'descending', ({ date_reaction }) => date_reaction)}
        line={({ farmaco, date_reaction, reaction }) => ({
          title: farmaco.descrizione_breve,
          text: [shortDay(date_reaction), reaction].filter(Boolean).join(dot),
        })}
        orderedBy="date_reaction"
        columns={columns}
        actions={actions}
        mobileActions={mobileActions}
        noData={t('list.none')}
      />
      {elements}
    </div>
  );
}

function useColumns(): ListColumn<ReactionReport>[] {
  const { t } = useTranslation('reactions');
  const level = useLevelColumn<ReactionReport>();
  return useMemo(
    () => [
      { id: 'farmaco', header: t('list.drug'), value: ({ farmaco }) => farmaco.descrizione_breve, sortable: true },
      { id: 'date_reaction', header: t('list.date'), kind: 'date', sortable: true, width: '7rem' },
      {
        id: 'reaction',
        header: t('list.reaction'),
        cell: ({ reaction }) => <span className={styles.text}>{reaction}</span>,
        width: '30%',
      },
      {
        id: 'severity',
        header: t('list.severity'),
        value: ({ severity }) => t(`choices.${severity}`),
        sortable: true,
        width: '7rem',
      },
      {
        id: 'reaction_now',
        header: t('list.now'),
        value: ({ reaction_now }) => t(`choices.${reaction_now}`),
        width: '6rem',
      },
      level,
    ],
    [t, level],
  );
}
