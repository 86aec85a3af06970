import { LineChart } from '@libretto/design-system/line-chart';
import { type LocalizedCalculator, say } from '@libretto/medical-calc/text';
import type { OutputDefinition } from '@libretto/medical-calc/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type ScoreKind, scoreSetup } from './score-kinds.ts';
import * as styles from './scores.css.ts';
import { historyQuery, type Score } from './scores.queries.ts';

export function ScoreHistory({ kind, calculator }: { kind: ScoreKind; calculator: LocalizedCalculator }) {
  const { t } = useTranslation('scores');
  const { userId } = useSession();
  const { name, output, additional } = scoreSetup(kind);
  const { data, isPending, isError, refetch } = useQuery(historyQuery(name, userId));
  const described = calculator.definition.outputs[output];
  const second = additional === undefined ? undefined : calculator.definition.outputs[additional];
  const label = described ? say(calculator, described.labelKey) : t(`titles.${kind}`);
  const secondLabel = second && say(calculator, second.labelKey);
  const [scores, figures] = useMemo(() => {
    const points = (read: (score: Score) => number | null) =>
      (data ?? []).toReversed().map((score) => ({ date: toLocalDateTime(score.created_at), value: read(score) }));
    return [
      [{ id: 'score', label, points: points(({ valore_score }) => valore_score) }],
      [{ id: 'additional', label: secondLabel ?? '', points: points(({ additional_score }) => additional_score) }],
    ] as const;
  }, [data, label, secondLabel]);
  // Results are years apart and the trend matters, so lines are not interrupted.
  const gapAfterDays = 3650;
  return (
    <div className={styles.section} data-print={data?.length ? undefined : 'hidden'}>
      <LineChart
        title={t('history')}
        headingLevel={2}
        unit={described?.unit ?? t('points')}
        decimals={getDecimals(described)}
        series={scores}
        gapAfterDays={gapAfterDays}
        loading={isPending}
        failed={isError}
        onRetry={() => void refetch()}
      />
      {second && secondLabel && data?.some(({ additional_score }) => additional_score !== null) && (
        <LineChart
          title={secondLabel}
          unit={second.unit ?? ''}
          decimals={getDecimals(second)}
          series={figures}
          gapAfterDays={gapAfterDays}
        />
      )}
    </div>
  );
}

const getDecimals = (output: OutputDefinition | undefined) =>
  output && 'decimals' in output ? output.decimals : undefined;
