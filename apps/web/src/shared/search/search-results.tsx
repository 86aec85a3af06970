import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryTarget, FoundGroup, type ReadingsTarget, type TrendTarget } from './found-group.tsx';
import { gatherTabs } from './gather-tabs.ts';
import * as styles from './search.css.ts';
import { type FoundKind, type SearchSource, searchQuery } from './search.queries.ts';
import { useNamedCharts } from './use-named-charts.ts';

/** Of the server. */
export const minLength = 2;

interface SearchResultsProps {
  search: string;
  source: SearchSource;
  failed: string;
  /** What to do if nothing is found, instead of spelling it another way. */
  advice?: string | undefined;
  target: EntryTarget;
  trendTarget: TrendTarget;
  /** All readings are one result. What the query measures comes before other results. */
  readingsTarget?: ReadingsTarget;
  /** Found without the server. */
  others?: { count: number; list: ReactNode };
}

export function SearchResults(props: SearchResultsProps) {
  const { search, source, failed, advice, target, trendTarget, readingsTarget, others } = props;
  const { t } = useTranslation('search');
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(source, search),
    placeholderData: keepPreviousData,
  });
  const isMeasure = useNamedCharts(search).length > 0 && readingsTarget !== undefined;
  const isFirst = ({ tipo }: { tipo: FoundKind }) => isMeasure && tipo === 'reading';
  const isDone = data !== undefined && !isPlaceholderData && !isError;
  const total = (data?.totale ?? 0) + (others?.count ?? 0);
  return (
    <>
      <p role="status" className={styles.status}>
        {isDone && (total === 0 ? t('nothing', { search }) : t('status.count', { count: total }))}
      </p>
      {isError && (
        <Banner
          tone="danger"
          title={failed}
          announce
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data === undefined && !isError && <Skeleton shape="row" count={4} label={t('status.searching')} />}
      {isDone && total === 0 && <p className={styles.advice}>{advice ?? t('nothingText')}</p>}
      {others?.list}
      {data && !isError && (
        <div className={styles.groups} aria-busy={!isDone}>
          {gatherTabs(data.gruppi.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))).map(
            ({ tipo, totale, isNext }) => (
              <FoundGroup
                key={`${tipo} ${search}`}
                kind={tipo}
                total={totale}
                isNext={isNext}
                entries={data.data.filter((entry) => entry.tipo === tipo)}
                search={search}
                source={source}
                target={target}
                trendTarget={trendTarget}
                readingsTarget={readingsTarget}
              />
            ),
          )}
        </div>
      )}
    </>
  );
}
