import { media } from '@libretto/design-system/theme';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { useLargeText } from '../../shared/page/use-large-text-on-phone.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import { ArrivalContext, RevealContext } from '../../shared/record-summary/arrival.ts';
import { getName, PersonDetails, usePersonLine } from '../../shared/record-summary/person-details.tsx';
import { RecordAlerts } from '../../shared/record-summary/record-alerts.tsx';
import { RecordCards } from '../../shared/record-summary/record-cards.tsx';
import type { RecordParts } from '../../shared/record-summary/record-parts.ts';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import type { Row } from '../../shared/record-summary/row.ts';
import { RowActionContext } from '../../shared/record-summary/row-action.ts';
import { SharingNotice } from '../../shared/record-summary/sharing-notice.tsx';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { useCards } from '../../shared/record-summary/use-cards.tsx';
import { useOpenCards } from '../../shared/record-summary/use-open-cards.ts';
import { NewsCard } from './news-card.tsx';
import { useParts } from './part-menu.tsx';
import { PrintedRecord } from './printed-record.tsx';
import { RecordBack } from './record-back.tsx';
import { RecordSearch } from './record-search.tsx';
import { type Proposing, RecordTools, type WaitingButtonProps } from './record-tools.tsx';
import * as styles from './shared-record.css.ts';
import { isPart, sharedAddress, sharedDrawingsQuery, sharedRecordQuery } from './shared-record.queries.ts';
import { type Answer, useNews, type WaitingProposal } from './use-news.ts';
import { usePrinting } from './use-printing.ts';
import { useReveal } from './use-reveal.ts';

const useDrawings = (id: number) => useQuery(sharedDrawingsQuery(id));

interface SharedRecordPageProps {
  id: number;
  parts: RecordParts;
  /** Answers to what the doctor proposed since a time, the newest first. */
  useAnswers: (record: SharedRecord, since: string | null | undefined) => readonly Answer[];
  /** What waits for an answer, the newest first. */
  useWaiting: (record: SharedRecord) => readonly WaitingProposal[];
  /** Returns what can be done with the record of a row, if anything. */
  getRowAction: (record: SharedRecord, row: Row) => ReactNode;
  useProposing: (record: SharedRecord) => Proposing & { element: ReactNode };
  /** How many proposals wait. */
  WaitingButton: ComponentType<WaitingButtonProps>;
  /** What the doctor proposed. */
  Proposals: ComponentType<{ record: SharedRecord; open: boolean; onToggle: () => void }>;
}

export function SharedRecordPage(props: SharedRecordPageProps) {
  const { id, parts, useAnswers, useWaiting, getRowAction, useProposing, WaitingButton, Proposals } = props;
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const { dayAndMonth } = useFormats();
  // The loader has just fetched it. Another request would add an entry to the patient's access log.
  const { data: record } = useSuspenseQuery({ ...sharedRecordQuery(id), staleTime: Number.POSITIVE_INFINITY });
  const cards = useCards(record, parts, {
    useDrawings,
    getAddress: sharedAddress,
    interactions: record.condivisione?.interazioni ?? [],
    dueVaccines: record.condivisione?.richiami ?? [],
    downloadFailed: t('downloadFailed'),
  });
  const openCards = useOpenCards();
  const proposing = useProposing(record);
  const { arrival, reveal } = useReveal(cards, openCards);
  const { printing, isBrief, print } = usePrinting();
  const isLarge = useLargeText();
  const isPhone = useMedia(media.phone);
  // Nothing but the name stands above the alerts where there is little room.
  const isBelow = isLarge || isPhone;
  const since = record.condivisione?.ultima_lettura;
  const answers = useAnswers(record, since);
  const news = useNews(record, cards, record.condivisione?.novita);
  const before = record.condivisione?.lettura_precedente;
  const previous = {
    since: before,
    news: useNews(record, cards, record.condivisione?.novita_precedenti),
    answers: useAnswers(record, before).filter(({ key }) => !answers.some((answer) => answer.key === key)),
  };
  const waiting = useWaiting(record);
  const newsTitle =
    since && news.length + answers.length > 0 ? t('news.title', { day: dayAndMonth(since) }) : undefined;
  const pageParts = useParts(cards, newsTitle);
  const personLine = usePersonLine(record);
  const details = <PersonDetails record={record} />;
  const tools = <RecordTools {...{ record, parts, proposing, WaitingButton }} onShow={reveal} onPrint={print} />;

  return (
    <ArrivalContext value={arrival}>
      <Page
        title={tSummary('title', { name: getName(record) })}
        description={
          <div className={styles.person}>
            {personLine}
            {!isBelow && details}
          </div>
        }
        back={<RecordBack record={record} parts={pageParts} proposing={proposing} />}
        actions={!isBelow && tools}
      >
        <div className={styles.top}>
          <RecordSearch patientId={id} record={record} onShow={reveal} />
          <RowActionContext value={(row) => getRowAction(record, row)}>
            <RecordAlerts record={record} cards={cards} openCards={openCards} />
            {isBelow && (
              <div className={styles.toolsBelowAlerts}>
                {details}
                {tools}
              </div>
            )}
            <SharingNotice record={record} isPart={isPart(record)} />
            {since !== undefined && <NewsCard patientId={id} {...{ since, news, answers, previous }} onOpen={reveal} />}
            <RevealContext value={reveal}>
              <RecordCards
                cards={cards}
                openCards={openCards}
                beforeExcluded={
                  <Proposals
                    record={record}
                    open={openCards.isOpen('proposals')}
                    onToggle={() => openCards.toggle('proposals')}
                  />
                }
              />
            </RevealContext>
          </RowActionContext>
        </div>
        <p className={summaryStyles.muted}>{t('logged')}</p>
        {proposing.element}
        {printing && <PrintedRecord {...{ record, cards, answers, news, waiting, isBrief }} />}
      </Page>
    </ArrivalContext>
  );
}
