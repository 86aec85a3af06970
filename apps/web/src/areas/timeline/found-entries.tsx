import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { Skeleton } from '@libretto/design-system/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as entryStyles from '../../shared/entries/entry.css.ts';
import { EntryRow } from '../../shared/entries/entry-row.tsx';
import * as styles from './timeline.css.ts';
import { searchQuery } from './timeline.queries.ts';

export function FoundEntries({ search }: { search: string }) {
  const { t } = useTranslation('timeline');
  const { data, isError, refetch } = useQuery({ ...searchQuery(search), placeholderData: keepPreviousData });
  if (isError) {
    const retryButton = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <Banner tone="danger" title={t('searchFailed')} announce action={retryButton} />;
  }
  return (
    <section aria-label={t('found')} aria-busy={!data}>
      <p role="status" className={styles.count}>
        {data ? t('count', { count: data.totale }) : t('searching')}
      </p>
      {!data && <Skeleton shape="row" count={3} />}
      {data && data.totale > data.data.length && (
        <p className={styles.count}>{t('tooMany', { count: data.data.length })}</p>
      )}
      {data?.totale === 0 && (
        <EmptyState size="compact" title={t('nothingFound')}>
          {t('nothingFoundText')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className={entryStyles.entries}>
          {data.data.map((entry) => (
            <EntryRow key={`${entry.tipo} ${entry.id_record}`} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}
