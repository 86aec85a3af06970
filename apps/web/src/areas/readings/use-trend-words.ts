import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { type Measure, measures } from '../../shared/readings/measures.ts';
import type { Judgement } from '../../shared/readings/reference.ts';
import type { Chart } from './charts.ts';
import type { Reading } from './readings.queries.ts';
import { type Change, type Mean, meanDigits, type Period } from './trend.ts';

interface Trend {
  latest: Reading;
  judgements: readonly Judgement[];
  mean: Mean | undefined;
  today: string;
}

/** Latest value, its judgement and the mean in one or two sentences. */
export function useTrendWords(chart: Chart) {
  const { t } = useTranslation('readings');
  const formats = useFormats();
  const of: readonly Measure[] = chart.of;
  const [first] = chart.of;
  const { unit } = measures[first];
  // Blood pressures are written and said without their unit.
  const suffix = chart.id === 'pressure' ? '' : ` ${unit}`;

  const write = (reading: Reading) =>
    of.map((measure) => (reading[measure] === null ? '–' : formats.number(reading[measure]))).join('/') + suffix;

  const writeMean = ({ values }: Mean) => {
    const digits = meanDigits(first);
    const options = { maximumFractionDigits: digits };
    return values.map((value) => (Number.isNaN(value) ? '–' : formats.number(value, options))).join('/') + suffix;
  };

  function describeLatest({ latest, judgements, today }: Trend): string {
    const values = { value: write(latest), day: formats.onDay(latest.data_rilevazione, today) };
    const name = t(`charts.${chart.id}`);
    const outside = of.flatMap((measure, index) => {
      const judgement = judgements[index];
      return judgement === 'high' || judgement === 'low' ? [{ measure, judgement }] : [];
    });
    const [one, other] = outside;
    if (!one) {
      const known = judgements.some((judgement) => judgement === 'normal');
      return t(known ? 'sentence.normal' : 'sentence.unknown', { name, ...values });
    }
    const ends = chart.id === 'pressure' ? outside : [];
    if (other && other.judgement !== one.judgement) return t('sentence.mixed', values);
    if (ends.length === 2) return t(`sentence.both.${one.judgement}`, values);
    return t(`sentence.${one.judgement}`, { name: ends.length === 1 ? t(`measures.${one.measure}`) : name, ...values });
  }

  function describeMean(mean: Mean): string {
    const value = writeMean(mean);
    const { change } = mean;
    if (!change) return t('sentence.mean', { value });
    if (change.kind === 'stable') return t('sentence.stable', { value });
    const by = formats.number(change.by, { maximumFractionDigits: meanDigits(first) });
    return t(chart.id === 'pressure' ? `sentence.points.${change.kind}` : `sentence.amount.${change.kind}`, {
      value,
      by,
      unit,
    });
  }

  /** Against as many days before; undefined for all readings. */
  function describeChange(change: Change, period: Period): string | undefined {
    if (period === 'all') return undefined;
    // The end of a pressure that is compared.
    const name = t(`columns.${first}`);
    if (change.kind === 'stable') return t(`comparison.stable.${period}`, { name });
    const by = `${formats.number(change.by, { maximumFractionDigits: meanDigits(first) })} ${unit}`;
    return t(`comparison.${change.kind}.${period}`, { name, by });
  }

  return {
    write,
    describeLatest,
    describeMean,
    describeChange,
    sentence: (trend: Trend) =>
      [describeLatest(trend), trend.mean && describeMean(trend.mean)].filter(Boolean).join(' '),
  };
}
