import { useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { countOutside, toStatistics, unitAround } from './groups.ts';
import { lineChartMessages } from './line-chart.messages.ts';
import { type ChartSeries, type Moment, rangeStatus } from './series.ts';

export type ChartLabels = ReturnType<typeof useChartLabels>;

interface WordsOptions {
  series: readonly ChartSeries[];
  unit: string;
  decimals: number | undefined;
}

const maxDecimals = 6;
const countDecimals = (value: number) => Number(value.toFixed(maxDecimals)).toString().split('.')[1]?.length ?? 0;
const isNumber = (value: unknown) => typeof value === 'number';

export function useChartLabels({ series, unit, decimals }: WordsOptions) {
  const messages = useMessages(lineChartMessages);
  const { formats, formatLocale } = useLocale();
  return useMemo(() => {
    const several = series.length > 1;
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const axis = (value: number) => formats.number(value, { maximumFractionDigits: maxDecimals });
    const withUnit = (text: string) => `${text} ${unit}`.trim();
    const figure = (value: number) => formats.number(value, digits);
    const amount = (value: number) => withUnit(figure(value));
    // A mean has the digits of its values: more would suggest a precision that the measurement does not have.
    const resolution =
      decimals ??
      Math.max(
        0,
        ...series.flatMap(({ points }) => points.map(({ value }) => (value === null ? 0 : countDecimals(value)))),
      );
    const mean = (value: number) =>
      formats.number(value, { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: resolution });
    const place = (value: number, index: number) => {
      const where = rangeStatus(value, series[index]?.reference);
      return where && messages[where];
    };
    const together = ({ values, group }: Moment) =>
      withUnit(values.flatMap((value) => (isNumber(value) ? [group ? mean(value) : figure(value)] : [])).join('/'));

    /** Days from the first to the last one of a group, e.g. 3–9 November 2026. */
    const period = (at: number, group: NonNullable<Moment['group']>) => {
      const format = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(formatLocale, { ...options, timeZone: 'UTC' });
      if (group.unit === 'month') return format({ month: 'long', year: 'numeric' }).format(at);
      if (group.unit === 'year') return format({ year: 'numeric' }).format(at);
      const [from, until] = unitAround(at, group.unit);
      return format({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(from, until - 1);
    };
    const date = (moment: Moment, style: 'short' | 'long' = 'long') => {
      const time = /T(\d{2}:\d{2})/.exec(moment.date)?.[1];
      return [formats.date(moment.date, style), time].filter(Boolean).join(', ');
    };
    const day = (moment: Moment, style?: 'short' | 'long') => {
      const { at, ordinal, count, group } = moment;
      if (group) return `${period(at, group)}, ${messages.count(group.members.length)}`;
      return count === 1 ? date(moment, style) : `${date(moment, style)} (${messages.turn(ordinal + 1, count)})`;
    };

    const dash = (least: string, most: string) => `${least}–${most}`;
    const ranges = (moments: readonly Moment[], write: (least: string, most: string) => string) =>
      series.flatMap(({ label }, index) => {
        const { min, max } = toStatistics(moments, index) ?? {};
        if (min === undefined || max === undefined) return [];
        const range = min === max ? figure(min) : write(figure(min), figure(max));
        return [several ? `${label} ${range}` : range];
      });
    const outside = (moments: readonly Moment[]) => {
      const found = countOutside(moments, series);
      return found === 0 ? [] : [messages.outside(found)];
    };
    /** Extremes of all values, and how many are outside. */
    const spread = (moments: readonly Moment[]) => [ranges(moments, dash).join(', '), ...outside(moments)].join(' · ');
    const means = (moments: readonly Moment[]) =>
      series.flatMap((_, index) => {
        const statistics = toStatistics(moments, index);
        return statistics ? [{ index, text: mean(statistics.mean) }] : [];
      });
    const named = (index: number, text: string) => (several ? `${series[index]?.label} ${text}` : text);
    const namedMeans = (moments: readonly Moment[]) =>
      means(moments).map(({ index, text }) => named(index, withUnit(text)));
    const overview = (moments: readonly Moment[]) =>
      [
        ...means(moments).map(({ index, text }) => named(index, messages.mean(withUnit(text)))),
        ...ranges(moments, messages.range),
        ...outside(moments),
      ].join('; ');

    const moment = (one: Moment) => {
      if (one.group) return `${day(one)}: ${overview(one.group.members)}`;
      const parts = one.values.flatMap((value, index) => {
        if (!isNumber(value)) return [];
        const name = several ? `${series[index]?.label} ` : '';
        return [[`${name}${amount(value)}`, place(value, index)].filter(Boolean).join(', ')];
      });
      return `${day(one)}: ${parts.join('; ')}`;
    };
    const toRange = ({ reference }: ChartSeries, write: (value: number) => string) => {
      const { low, high } = reference ?? {};
      if (low !== undefined && high !== undefined) return `${axis(low)}–${write(high)}`;
      if (low !== undefined) return messages.from(write(low));
      return high === undefined ? '' : messages.upTo(write(high));
    };
    const range = (one: ChartSeries) => toRange(one, amount);
    const rangeWithoutUnit = (one: ChartSeries) => toRange(one, axis);
    const nameBand = (one: ChartSeries, text: string) => messages.band(several ? one.label : '', text).trim();
    const band = (one: ChartSeries) => nameBand(one, range(one));
    const bandWithoutUnit = (one: ChartSeries) => nameBand(one, rangeWithoutUnit(one));
    const limit = (one: ChartSeries) =>
      one.reference?.high === undefined ? '' : nameBand(one, messages.upTo(axis(one.reference.high)));
    const reference = (one: ChartSeries) =>
      messages.reference(several ? one.label.toLocaleLowerCase() : '', range(one)).replace(' :', ':');
    const namedBand = (one: ChartSeries) =>
      one.reference?.bandLabel === undefined ? band(one) : messages.band(one.reference.bandLabel, range(one));
    const summary = (moments: readonly Moment[]) => {
      const [first, last] = [moments[0], moments.at(-1)];
      if (!first || !last) return '';
      const dates = new Set(moments.map(({ at }) => at)).size;
      const extremes = series.flatMap(({ label }, index) => {
        const values = moments.map(({ values: all }) => all[index]).filter(isNumber);
        if (values.length < 2) return [];
        return [messages.extremes(label, axis(Math.min(...values)), amount(Math.max(...values)))];
      });
      return [messages.summary(moments.length, dates, date(first), date(last)), ...extremes].join(' ');
    };
    return {
      axis,
      amount,
      figure,
      withUnit,
      mean,
      together,
      place,
      day,
      moment,
      spread,
      means,
      namedMeans,
      range,
      rangeWithoutUnit,
      band,
      bandWithoutUnit,
      namedBand,
      limit,
      reference,
      summary,
    };
  }, [series, unit, decimals, formats, formatLocale, messages]);
}
