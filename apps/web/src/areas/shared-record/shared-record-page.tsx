import { Button } from '@libretto/design-system/button';
import { fetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { NewsCard } from './news-card.tsx';
import { PersonDetails, usePersonLine } from './person-details.tsx';
import { RecordAlerts } from './record-alerts.tsx';
import { RecordCard } from './record-card.tsx';
import type { RecordParts } from './record-parts.ts';
import { RecordSearch } from './record-search.tsx';
import * as styles from './shared-record.css.ts';
import { type SharedRecord, sharedRecordQuery } from './shared-record.queries.ts';
import { getName, SharingNotice } from './sharing-notice.tsx';
import { useCards } from './use-cards.tsx';
import { findTarget, useNews } from './use-news.ts';
import { usePrinting } from './use-printing.ts';
import { useReveal } from './use-reveal.ts';

const printedRecord = fetchedPart(async () => (await import('./printed-record.tsx')).PrintedRecord);

interface SharedRecordPageProps {
  id: number;
  parts: RecordParts;
  /** Beside the button to print. */
  Actions: ComponentType<{ record: SharedRecord }>;
  /** Below the record. */
  Proposals: ComponentType<{ record: SharedRecord }>;
}

export function SharedRecordPage({ id, parts, Actions, Proposals }: SharedRecordPageProps) {
  const { t } = useTranslation('shared-record');
  // The loader has just fetched it. Another request would add an entry to the patient's access log.
  const { data: record } = useSuspenseQuery({ ...sharedRecordQuery(id), staleTime: Number.POSITIVE_INFINITY });
  const cards = useCards(record, parts);
  const news = useNews(record, cards);
  const { isOpen, toggle, reveal } = useReveal(cards);
  const { piece: PrintedRecord } = useFetchedPart(printedRecord, false);
  const printing = usePrinting();
  const since = record.condivisione?.ultima_lettura;
  const alerts = cards.find((card) => card.id === 'alerts');

  return (
    <Page
      title={t('title', { name: getName(record) })}
      description={usePersonLine(record)}
      back={<BackLink to="/Assistiti">{t('back')}</BackLink>}
    >
      <div className={styles.head}>
        <PersonDetails record={record} />
        <div className={styles.actions}>
          <Actions record={record} />
          <PrintButton parts={parts} />
        </div>
      </div>
      <RecordAlerts
        record={record}
        rows={alerts?.rows ?? []}
        open={isOpen('alerts')}
        onToggle={() => toggle('alerts')}
      />
      <SharingNotice record={record} />
      <RecordSearch patientId={id} onOpen={(entry) => reveal(findTarget(record, entry))} />
      {since && <NewsCard since={since} news={news} onOpen={({ target }) => reveal(target)} />}
      <div className={styles.cards}>
        {cards
          .filter((card) => card.id !== 'alerts')
          .map((card) => (
            <RecordCard key={card.id} card={card} open={isOpen(card.id)} onToggle={() => toggle(card.id)} />
          ))}
      </div>
      <Proposals record={record} />
      {printing && PrintedRecord && <PrintedRecord record={record} cards={cards} news={news} />}
    </Page>
  );
}

/** The sheet and its parts are fetched in advance, because the browser does not wait for them. */
function PrintButton({ parts }: { parts: RecordParts }) {
  const { t } = useTranslation('shared-record');
  const toasts = useToast();
  const [preparing, setPreparing] = useState(false);
  const all = [printedRecord, parts.Habits, parts.ReactionFacts];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts never change
  useEffect(() => {
    const stops = all.map((part) => part.preloadWhenIdle());
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  async function print() {
    setPreparing(true);
    await Promise.all(all.map((part) => part.preload()));
    setPreparing(false);
    if (all.some((part) => part.state().failed)) toasts.show({ message: t('printFailed'), tone: 'danger' });
    else window.print();
  }

  return (
    <Button iconStart={<Printer />} loading={preparing} onClick={() => void print()}>
      {t('print')}
    </Button>
  );
}
