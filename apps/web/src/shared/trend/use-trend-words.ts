import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import type { Chart } from '../readings/charts.ts';
import { joinValues, type Measure, measures } from '../readings/measures.ts';
import type { Judgement } from '../readings/reference.ts';
import {
  type Change,
  type Direction,
  type Growth,
  type Mean,
  meanDigits,
  type Period,
  type YearChange,
} from '../readings/trend.ts';

type Reading = Schema<'Reading'>;

interface Trend {
  latest: Reading;
  judgements: readonly Judgement[];
  today: string;
}

/** Latest value, its judgement, its direction and the mean, in a sentence each. `name` is that of the chart. */
export function useTrendWords(chart: Chart, name: string) {
  const { t } = useTranslation('trend');
  const formats = useFormats();
  const of: readonly Measure[] = chart.of;
  const [first] = chart.of;
  const { unit } = measures[first];
  // Blood pressures are written and said without their unit.
  const suffix = chart.id === 'pressure' ? '' : ` ${unit}`;

  const write = (reading: Reading) => joinValues(reading, of, formats.number) + suffix;

  const meanOptions = { maximumFractionDigits: meanDigits(first) };

  const writeMean = ({ values }: Mean) =>
    values.map((value) => (Number.isNaN(value) ? '–' : formats.number(value, meanOptions))).join('/') + suffix;

  function describeLatest({ latest, judgements, today }: Trend): string {
    const values = { value: write(latest), day: formats.onDay(latest.data_rilevazione, today) };
    const outside = chart.of.flatMap((measure, index) => {
      const judgement = judgements[index];
      return judgement === 'high' || judgement === 'low' ? [{ measure, judgement }] : [];
    });
    const [one, other] = outside;
    if (!one) {
      const known = judgements.some((judgement) => judgement === 'normal');
      return t(known ? 'sentence.normal' : 'sentence.unknown', { name, ...values });
    }
    if (other && other.judgement !== one.judgement) return t('sentence.mixed', values);
    if (other) return t(`sentence.both.${one.judgement}`, values);
    return t(`sentence.${one.judgement}`, { name: nameOf(one.measure), ...values });
  }

  /** A pressure out of range says which of its ends is. */
  function nameOf(measure: Measure): string {
    return measure === 'parametro_pressione_max' || measure === 'parametro_pressione_min'
      ? t(`pressures.${measure}`)
      : name;
  }

  /** Without its value where that is said already; empty if nothing else is left to say. */
  function describeMean(mean: Mean, isShown: boolean): string {
    const value = writeMean(mean);
    const { change } = mean;
    if (isShown) return change ? describeChangeAlone(change) : '';
    if (!change) return t('sentence.mean', { value });
    if (change.kind === 'stable') return t('sentence.stable', { value });
    const by = formats.number(change.by, meanOptions);
    return t(chart.id === 'pressure' ? `sentence.points.${change.kind}` : `sentence.amount.${change.kind}`, {
      value,
      by,
      unit,
    });
  }

  function describeChangeAlone(change: Change): string {
    if (change.kind === 'stable') return t('sentence.alone.stable');
    const by = formats.number(change.by, meanOptions);
    return t(
      chart.id === 'pressure' ? `sentence.alone.points.${change.kind}` : `sentence.alone.amount.${change.kind}`,
      {
        by,
        unit,
      },
    );
  }

  const describeDirection = ({ kind, by, days }: Direction): string =>
    t(`direction.${kind}`, { by: amount(by), count: days });

  function describeGrowth({ by, since }: Growth): string {
    const amount = `${formats.number(by, { ...meanOptions, signDisplay: 'exceptZero' })} ${unit}`;
    return t('growth', { amount, day: formats.date(since) });
  }

  const amount = (value: number) => `${formats.number(value, meanOptions)} ${unit}`;

  /** Against as many days before; undefined for all readings. `label` is that of the values that are compared. */
  function describeChange(change: Change, period: Period, label: string): string | undefined {
    if (period === 'all') return undefined;
    if (change.kind === 'stable') return t(`comparison.stable.${period}`, { name: label });
    return t(`comparison.${change.kind}.${period}`, { name: label, by: amount(change.by) });
  }

  function describeYear({ from, change }: YearChange, today: string): string {
    const then = { from: amount(from.value), day: formats.onDay(from.day, today) };
    if (change.kind === 'stable') return t('overYear.stable', then);
    return t(`overYear.${change.kind}`, { ...then, by: amount(change.by) });
  }

  return {
    write,
    describeLatest,
    describeMean,
    describeChange,
    describeYear,
    describeDirection,
    describeGrowth,
  };
}
