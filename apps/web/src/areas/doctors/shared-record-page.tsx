import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { type SharedRecord, sharedRecordQuery } from './doctors.queries.ts';
import { type Habits, HabitsCard } from './habits-card.tsx';
import { PreviewList } from './preview-list.tsx';
import { RecordCard } from './record-card.tsx';
import { useContentActions } from './use-content-actions.tsx';
import { useRecordRows } from './use-record-rows.ts';

interface SharedRecordPageProps {
  id: number;
  habits: Habits;
  proposals: ComponentType<{ record: SharedRecord }>;
}

export function SharedRecordPage({ id, habits, proposals: Proposals }: SharedRecordPageProps) {
  const { t } = useTranslation('doctors');
  // The loader has just fetched it. Another request would add an entry to the patient's access log.
  const { data: record } = useSuspenseQuery({ ...sharedRecordQuery(id), staleTime: Number.POSITIVE_INFINITY });
  const { paziente_nome, paziente_cognome } = record.identita;
  const name = `${paziente_nome} ${paziente_cognome}`;
  const areas = useRecordRows(record);
  const { actions, dialogs } = useContentActions(record);
  return (
    <Page
      title={t('patients.record', { name })}
      description={t('patients.recordDescription', { name })}
      back={<BackLink to="/Assistiti">{t('patients.title')}</BackLink>}
    >
      <RecordCard record={record} />
      {areas.map(([area, rows]) => (
        <PreviewList
          key={area}
          name={`assistiti.${area}`}
          area={area}
          rows={rows}
          none={t('patients.nothing', { name })}
          actions={actions[area]}
        />
      ))}
      <HabitsCard record={record} Habits={habits} />
      <Proposals record={record} />
      {dialogs}
    </Page>
  );
}
