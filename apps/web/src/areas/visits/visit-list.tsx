import * as operations from '@libretto/api-client/operations';
import { CollapsibleList, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { recordLink } from '../../shared/records/record-link.tsx';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useVisitActions } from './use-visit-actions.ts';
import * as styles from './visits.css.ts';
import { type Visit, visitsQuery } from './visits.queries.ts';

const mobileActions = ['delete'];
const rowLink = recordLink<Visit>('visit', ({ id_visita }) => id_visita);

export function VisitList() {
  const mayAct = useMayAct();
  const { t } = useTranslation('visits');
  const locked = useLock('aggiungivisite');
  const { userId } = useSession();
  const { data: visits } = useSuspenseQuery(visitsQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const shortDay = useShortDay();
  const { getName, actions, editor, gate, lockElement } = useVisitActions(patient);

  return (
    <div className={styles.section}>
      {editor.offer}
      {visits.length === 0 && (
        <EmptyArea
          part="chest"
          title={t('first.title')}
          text={t('first.text')}
          add={{
            label: t('add'),
            locked,
            onSelect: () => editor.open({ record: undefined }),
            loading: editor.opening !== undefined,
          }}
        />
      )}
      <CollapsibleList
        name="visite"
        title={t('list')}
        subtitle={t('subtitle')}
        rows={visits}
        rowId={({ id_visita }) => id_visita}
        rowName={getName}
        rowLink={rowLink}
        preview={firstRows(visits, 'descending', ({ visita_data }) => visita_data)}
        line={({ visita_data, visita_motivazione, visita_osservazioni, visita_conclusioni }) => ({
          title: [shortDay(visita_data), visita_motivazione].filter(Boolean).join(dot),
          text: visita_conclusioni || visita_osservazioni,
        })}
        orderedBy="visita_data"
        columns={useColumns()}
        actions={actions}
        mobileActions={mobileActions}
        add={{
          label: t('add'),
          locked,
          hidden: !mayAct(operations.saveVisit),
          loading: editor.opening !== undefined,
          onSelect: () => editor.open({ record: undefined }),
        }}
        noData={t('none')}
      />
      {editor.element}
      {lockElement}
      {gate.dialog}
    </div>
  );
}

function useColumns(): ListColumn<Visit>[] {
  const { t } = useTranslation('visits');
  const level = useLevelColumn<Visit>();
  return useMemo(
    () => [
      { id: 'visita_data', header: t('fields.visita_data'), kind: 'date', sortable: true, width: '7rem' },
      {
        id: 'visita_motivazione',
        header: t('fields.visita_motivazione'),
        cell: (visit) => <span className={styles.cell}>{visit.visita_motivazione}</span>,
        sortable: true,
      },
      {
        id: 'visita_osservazioni',
        header: t('fields.visita_osservazioni'),
        cell: (visit) => <span className={styles.cell}>{visit.visita_osservazioni}</span>,
        secondary: true,
      },
      {
        id: 'visita_conclusioni',
        header: t('fields.visita_conclusioni'),
        cell: (visit) => <span className={styles.cell}>{visit.visita_conclusioni}</span>,
      },
      level,
    ],
    [t, level],
  );
}
