import { useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { lineChartMessages } from './line-chart.messages.ts';
import { type ChartSeries, type Moment, rangeStatus } from './series.ts';

export type ChartLabels = ReturnType<typeof useChartLabels>;

interface WordsOptions {
  series: readonly ChartSeries[];
  unit: string;
  decimals: number | undefined;
}

export function useChartLabels({ series, unit, decimals }: WordsOptions) {
  const messages = useMessages(lineChartMessages);
  const { formats } = useLocale();
  return useMemo(() => {
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const axis = (value: number) => formats.number(value, { maximumFractionDigits: 6 });
    const amount = (value: number) => `${formats.number(value, digits)} ${unit}`.trim();
    const place = (value: number, index: number) => {
      const where = rangeStatus(value, series[index]?.reference);
      return where && messages[where];
    };
    const isOutside = (value: number, index: number) => {
      const where = rangeStatus(value, series[index]?.reference);
      return where === 'low' || where === 'high';
    };
    const figure = (value: number) => formats.number(value, digits);
    const together = ({ values }: Moment) =>
      `${values.flatMap((value) => (typeof value === 'number' ? [figure(value)] : [])).join('/')} ${unit}`.trim();
    const date = (moment: Moment, style: 'short' | 'long' = 'long') => {
      const time = /T(\d{2}:\d{2})/.exec(moment.date)?.[1];
      return [formats.date(moment.date, style), time].filter(Boolean).join(', ');
    };
    const day = (moment: Moment, style?: 'short' | 'long') => {
      const { ordinal, count } = moment;
      return count === 1 ? date(moment, style) : `${date(moment, style)} (${messages.turn(ordinal + 1, count)})`;
    };
    const moment = (one: Moment) => {
      const parts = one.values.flatMap((value, index) => {
        if (typeof value !== 'number') return [];
        const name = series.length > 1 ? `${series[index]?.label} ` : '';
        return [[`${name}${amount(value)}`, place(value, index)].filter(Boolean).join(', ')];
      });
      return `${day(one)}: ${parts.join('; ')}`;
    };
    const range = ({ reference }: ChartSeries) => {
      const { low, high } = reference ?? {};
      if (low !== undefined && high !== undefined) return `${axis(low)}–${amount(high)}`;
      if (low !== undefined) return messages.from(amount(low));
      return high === undefined ? '' : messages.upTo(amount(high));
    };
    const band = (one: ChartSeries) => messages.band(series.length > 1 ? one.label : '', range(one)).trim();
    const summary = (moments: readonly Moment[]) => {
      const [first, last] = [moments[0], moments.at(-1)];
      if (!first || !last) return '';
      const dates = new Set(moments.map(({ at }) => at)).size;
      const extremes = series.flatMap(({ label }, index) => {
        const values = moments.map(({ values: all }) => all[index]).filter((value) => typeof value === 'number');
        if (values.length < 2) return [];
        return [messages.extremes(label, axis(Math.min(...values)), amount(Math.max(...values)))];
      });
      return [messages.summary(moments.length, dates, date(first), date(last)), ...extremes].join(' ');
    };
    return { axis, amount, figure, together, place, isOutside, day, moment, range, band, summary };
  }, [series, unit, decimals, formats, messages]);
}
