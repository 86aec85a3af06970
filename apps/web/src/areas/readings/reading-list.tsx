import * as operations from '@libretto/api-client/operations';
import {
  CollapsibleList,
  type ListAction,
  type ListColumn,
  type ListRowLink,
  useListOpen,
} from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { canAct } from '../../shared/acting/acting.ts';
import { queryClient } from '../../shared/api/api.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { type Measure, measureNames } from '../../shared/readings/measures.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { phoneActions, renderRowLink } from '../../shared/records/record-link.tsx';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { findChartOf } from './charts.ts';
import * as styles from './readings.css.ts';
import { deleteReading, type Reading, readingsQuery, refreshCard, saveReading } from './readings.queries.ts';
import { useReadingEditor } from './use-reading-editor.ts';
import { useReadingLine } from './use-reading-line.tsx';

const allActions = phoneActions('reading', ['delete'], ['edit', 'lock', 'delete']);
/** A reading has no page; the one of its first measure shows its course. */
const rowLink: ListRowLink<Reading> = {
  href: (reading) => `/Registro/Visite/misure/${findChartOf(reading).slug}`,
  render: renderRowLink,
};

export function ReadingList() {
  const { t } = useTranslation('readings');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const { userId } = useSession();
  const [open] = useListOpen('rilevazioni');
  const query = readingsQuery(userId);
  const { data: readings } = useSuspenseQuery(query);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const formats = useFormats();
  const getName = (reading: Reading) => t('of', { date: formats.date(reading.data_rilevazione) });
  const remove = useDeletion<Reading>({
    kind: 'reading',
    queryKey: query.queryKey,
    getName,
    getId: ({ id_rilevazione }) => id_rilevazione,
    remove: ({ id_rilevazione }) => deleteReading(id_rilevazione),
    restore: ({ id_rilevazione }) => saveReading(id_rilevazione, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored') },
    onChanged: () => refreshCard(userId),
  });
  const lock = useConfidentialityAction<Reading>({
    kind: 'reading',
    getName,
    getId: ({ id_rilevazione }) => id_rilevazione,
    patient,
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_rilevazione }, id_livello_confidenzialita) => {
      await saveReading(id_rilevazione, { id_livello_confidenzialita });
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
  });
  const editor = useReadingEditor();

  const actions: ListAction<Reading>[] = [
    row.edit((record) => editor.open({ record }), 'daily'),
    lock.action,
    row.remove(remove),
  ];

  return (
    <div className={styles.section}>
      {editor.offer}
      <CollapsibleList
        name="rilevazioni"
        title={t('title')}
        // The units are of the columns.
        subtitle={open ? t('subtitle') : undefined}
        rows={readings}
        rowId={({ id_rilevazione }) => id_rilevazione}
        rowName={getName}
        rowLink={rowLink}
        preview={firstRows(readings, 'descending', ({ data_rilevazione }) => data_rilevazione)}
        line={useReadingLine(readings)}
        orderedBy="data_rilevazione"
        columns={useColumns(readings)}
        actions={actions}
        mobileActions={allActions}
        add={{
          label: t('add'),
          hidden: !canAct(operations.saveReading),
          loading: editor.opening !== undefined,
          onSelect: () => editor.open({ record: undefined }),
        }}
        noData={t('none')}
      />
      {editor.element}
      {lock.element}
    </div>
  );
}

const occasionalMeasures: readonly Measure[] = ['parametro_altezza', 'parametro_saturazione', 'parametro_temperatura'];

function useColumns(readings: readonly Reading[]): ListColumn<Reading>[] {
  const { t } = useTranslation('readings');
  const level = useLevelColumn<Reading>();
  return useMemo(() => {
    const column = (id: Measure): ListColumn<Reading> => ({
      id,
      header: t(`columns.${id}`),
      kind: 'number',
      sortable: true,
    });
    return [
      { id: 'data_rilevazione', header: t('date'), kind: 'date', sortable: true, width: '8rem' },
      ...measureNames
        .filter((id) => !occasionalMeasures.includes(id) || readings.some((reading) => reading[id] !== null))
        .map(column),
      { id: 'fonte', header: t('source'), value: ({ fonte }) => t(`sources.${fonte}`), sortable: true, width: '8rem' },
      level,
    ];
  }, [t, readings, level]);
}
