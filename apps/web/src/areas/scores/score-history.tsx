import { LineChart } from '@libretto/design-system/line-chart';
import { type Book, say } from '@libretto/medical-calc/write';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wallTime } from '../../shared/formats/wall-time.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type ScoreKind, scoreSetup } from './score-kinds.ts';
import { historyQuery } from './scores.queries.ts';

/** The saved results as a chart, and as its table. */
export function ScoreHistory({ kind, book }: { kind: ScoreKind; book: Book }) {
  const { t } = useTranslation('scores');
  const { userId } = useSession();
  const { name, output } = scoreSetup(kind);
  const { data, isPending, isError, refetch } = useQuery(historyQuery(name, userId));
  const described = book.definition.outputs[output];
  const label = described ? say(book, described.labelKey) : t(`titles.${kind}`);
  const series = useMemo(() => {
    const points = (data ?? []).toReversed().map(({ created_at, valore_score }) => ({
      date: wallTime(created_at),
      value: valore_score,
    }));
    return [{ id: 'score', label, points }];
  }, [data, label]);
  return (
    <LineChart
      title={t('history')}
      headingLevel={2}
      unit={described?.unit ?? t('points')}
      decimals={described && 'decimals' in described ? described.decimals : undefined}
      series={series}
      // Results are far apart, and the way from one to the next is what one wants to see.
      gapAfterDays={3650}
      loading={isPending}
      failed={isError}
      onRetry={() => void refetch()}
    />
  );
}
