import * as operations from '@libretto/api-client/operations';
import { CollapsibleList, type ListColumn, useListOpen } from '@libretto/design-system/collapsible-list';
import { media } from '@libretto/design-system/theme';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { formatNumber } from '../../shared/formats/formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { findMark, signOf } from '../../shared/readings/danger.ts';
import { type Measure, measureNames } from '../../shared/readings/measures.ts';
import { type ReferencePerson, toReferencePerson } from '../../shared/readings/reference.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { phoneActions, recordLink } from '../../shared/records/record-link.tsx';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './readings.css.ts';
import { type Reading, readingsQuery } from './readings.queries.ts';
import { useMarkWords } from './use-mark-words.ts';
import { useReadingActions } from './use-reading-actions.ts';
import { useReadingLine } from './use-reading-line.tsx';

const listName = 'rilevazioni';
const mobileActions = phoneActions('reading', [], ['edit', 'lock', 'delete']);
/** The reading itself, which the course of its measures would not show among the others. */
const rowLink = recordLink<Reading>('reading', ({ id_rilevazione }) => id_rilevazione);

export function ReadingList() {
  const mayAct = useMayAct();
  const { t } = useTranslation('readings');
  const { userId } = useSession();
  const [open] = useListOpen(listName);
  const isPhone = useMedia(media.phone);
  const { data: readings } = useSuspenseQuery(readingsQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const person = toReferencePerson(patient, readings);
  const { getName, actions, editor, lockElement } = useReadingActions();

  return (
    <div className={styles.section}>
      {editor.offer}
      <CollapsibleList
        name={listName}
        title={t('title')}
        // The units of the columns; the rows of a phone name their own.
        subtitle={open && !isPhone ? t('subtitle') : undefined}
        rows={readings}
        rowId={({ id_rilevazione }) => id_rilevazione}
        rowName={getName}
        rowLink={rowLink}
        preview={firstRows(readings, 'descending', ({ data_rilevazione }) => data_rilevazione)}
        line={useReadingLine(readings, person)}
        orderedBy="data_rilevazione"
        columns={useColumns(readings, person)}
        actions={actions}
        mobileActions={mobileActions}
        add={{
          label: t('add'),
          hidden: !mayAct(operations.saveReading),
          loading: editor.opening !== undefined,
          onSelect: () => editor.open({ record: undefined }),
        }}
        noData={t('none')}
      />
      {editor.element}
      {lockElement}
    </div>
  );
}

const occasionalMeasures: readonly Measure[] = ['parametro_altezza', 'parametro_saturazione', 'parametro_temperatura'];

function useColumns(readings: readonly Reading[], { age, heightCm }: ReferencePerson): ListColumn<Reading>[] {
  const { t } = useTranslation('readings');
  const level = useLevelColumn<Reading>();
  const toWords = useMarkWords();
  return useMemo(() => {
    const column = (id: Measure): ListColumn<Reading> => ({
      id,
      header: t(`columns.${id}`),
      kind: 'number',
      sortable: true,
      secondary: occasionalMeasures.includes(id),
      cell: (reading) => {
        const value = reading[id];
        if (value === null) return '';
        const mark = findMark(reading, [id], { age, heightCm });
        if (!mark) return formatNumber(value, currentLanguage());
        return (
          <>
            <span aria-hidden="true">{signOf(mark)} </span>
            {formatNumber(value, currentLanguage())}
            <VisuallyHidden>, {toWords(mark)}</VisuallyHidden>
          </>
        );
      },
    });
    return [
      { id: 'data_rilevazione', header: t('date'), kind: 'date', sortable: true, width: '8rem' },
      ...measureNames
        .filter((id) => !occasionalMeasures.includes(id) || readings.some((reading) => reading[id] !== null))
        .map(column),
      {
        id: 'fonte',
        header: t('source'),
        value: ({ fonte }) => t(`sources.${fonte}`),
        sortable: true,
        secondary: true,
        width: '8rem',
      },
      level,
    ];
  }, [t, toWords, readings, age, heightCm, level]);
}
