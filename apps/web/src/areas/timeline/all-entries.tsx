import { Banner } from '@libretto/design-system/banner';
import { Button, buttonClass } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { Skeleton } from '@libretto/design-system/skeleton';
import { media } from '@libretto/design-system/theme';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as entryStyles from '../../shared/entries/entry.css.ts';
import { EntryRow } from '../../shared/entries/entry-row.tsx';
import { useToday } from '../../shared/formats/use-today.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import { BodyDrawing } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './timeline.css.ts';
import { type TimelineEntry, type TimelineKind, timelineQuery } from './timeline.queries.ts';
import { groupByYear, isBooked } from './years.ts';

/** Not rendered again for each letter of the search. */
export const AllEntries = memo(function AllEntries({ kind }: { kind: TimelineKind | undefined }) {
  const { t } = useTranslation('timeline');
  const { userId } = useSession();
  const isPhone = useMedia(media.phone);
  const today = useToday();
  const { data, isError, isFetchNextPageError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    // The route's loader has just fetched the entries of all kinds.
    useInfiniteQuery({ ...timelineQuery(userId, kind), refetchOnMount: kind !== undefined });
  const frame = useRef<HTMLDivElement>(null);
  const previousCount = useRef(0);
  const count = data?.pages.reduce((sum, page) => sum + page.data.length, 0) ?? 0;
  useEffect(() => {
    if (previousCount.current === 0 || count <= previousCount.current) return;
    frame.current?.querySelectorAll<HTMLElement>('li a')[previousCount.current]?.focus();
    previousCount.current = 0;
  }, [count]);
  const retryButton = (
    <Button onClick={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}>{t('retry')}</Button>
  );
  const problem = isError && <Banner tone="danger" title={t('failed')} announce action={retryButton} />;
  if (!data) return problem || <Skeleton shape="row" count={6} label={t('loading')} />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) {
    return (
      problem || (
        <EmptyState
          title={t(kind ? 'emptyKind' : 'empty')}
          illustration={<BodyDrawing part="feet" />}
          action={
            <Link to="/Registro/Nuovo" className={buttonClass({ variant: 'primary' })}>
              {t('addFirst')}
            </Link>
          }
        >
          {t(kind ? 'emptyKindText' : 'emptyText')}
        </EmptyState>
      )
    );
  }
  function loadMore() {
    previousCount.current = entries.length;
    void fetchNextPage();
  }

  const toRow = (entry: TimelineEntry) => (
    <EntryRow key={`${entry.tipo} ${entry.id_record}`} entry={entry} brief={isPhone} />
  );
  const booked = entries.filter((entry) => isBooked(entry, today));
  return (
    <div ref={frame}>
      {booked.length > 0 && (
        <details className={styles.booked}>
          <summary className={styles.bookedSummary}>{t('booked', { count: booked.length })}</summary>
          <ul className={entryStyles.entries}>{booked.map(toRow)}</ul>
        </details>
      )}
      {groupByYear(entries.filter((entry) => !booked.includes(entry))).map(({ year, entries: ofYear }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className={styles.yearName}>
            {year}
          </h2>
          <ul className={entryStyles.entries}>{ofYear.map(toRow)}</ul>
        </section>
      ))}
      {problem}
      <p role="status" className={styles.count}>
        {data.pages.length > 1 && t('shown', { count })}
      </p>
      {hasNextPage && !problem && (
        <div className={styles.more}>
          <Button onClick={loadMore} loading={isFetchingNextPage}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
});
