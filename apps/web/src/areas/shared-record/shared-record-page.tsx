import { Button } from '@libretto/design-system/button';
import { fetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useToast } from '@libretto/design-system/toast';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { getName, PersonDetails, usePersonLine } from '../../shared/record-summary/person-details.tsx';
import { RecordAlerts } from '../../shared/record-summary/record-alerts.tsx';
import { RecordCards } from '../../shared/record-summary/record-cards.tsx';
import type { RecordParts } from '../../shared/record-summary/record-parts.ts';
import { SharingNotice } from '../../shared/record-summary/sharing-notice.tsx';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { useCards } from '../../shared/record-summary/use-cards.tsx';
import { useOpenCards } from '../../shared/record-summary/use-open-cards.ts';
import { NewsCard } from './news-card.tsx';
import { RecordSearch } from './record-search.tsx';
import { reveal } from './reveal.ts';
import * as styles from './shared-record.css.ts';
import { isPart, sharedAddress, sharedDrawingsQuery, sharedRecordQuery } from './shared-record.queries.ts';
import { type AnswerLine, findTarget, useNews } from './use-news.ts';
import { usePrinting } from './use-printing.ts';

const printedRecord = fetchedPart(async () => (await import('./printed-record.tsx')).PrintedRecord);

const useDrawings = (id: number) => useQuery(sharedDrawingsQuery(id));

interface SharedRecordPageProps {
  id: number;
  parts: RecordParts;
  /** Answers to what the doctor proposed since a time, which come first among the news. */
  useAnswers: (record: SharedRecord, since: string | null | undefined) => readonly AnswerLine[];
  /** Next to the button to print. */
  Actions: ComponentType<{ record: SharedRecord }>;
  /** Below the record. */
  Proposals: ComponentType<{ record: SharedRecord }>;
}

export function SharedRecordPage({ id, parts, useAnswers, Actions, Proposals }: SharedRecordPageProps) {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  // The loader has just fetched it. Another request would add an entry to the patient's access log.
  const { data: record } = useSuspenseQuery({ ...sharedRecordQuery(id), staleTime: Number.POSITIVE_INFINITY });
  const cards = useCards(record, parts, {
    useDrawings,
    getAddress: sharedAddress,
    downloadFailed: t('downloadFailed'),
  });
  const openCards = useOpenCards();
  const show = (key: string) => reveal(key, cards, openCards);
  const { piece: PrintedRecord } = useFetchedPart(printedRecord, false);
  const printing = usePrinting();
  const since = record.condivisione?.ultima_lettura;
  const news = [...useAnswers(record, since), ...useNews(record, cards)];

  return (
    <Page
      title={tSummary('title', { name: getName(record) })}
      description={usePersonLine(record)}
      back={<BackLink to="/Assistiti">{t('back')}</BackLink>}
    >
      <RecordAlerts record={record} cards={cards} openCards={openCards} />
      <div className={styles.head}>
        <PersonDetails record={record} />
        <div className={styles.actions}>
          <Actions record={record} />
          <PrintButton parts={parts} />
        </div>
        <RecordSearch patientId={id} onOpen={(entry) => show(findTarget(record, entry))} />
      </div>
      <SharingNotice record={record} isPart={isPart(record)}>
        {t('logged')}
      </SharingNotice>
      {since && <NewsCard since={since} news={news} onOpen={show} />}
      <RecordCards cards={cards} openCards={openCards} />
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
