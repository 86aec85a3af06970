import { useMessages } from '../../messages/messages.tsx';
import { Mark, toLimit } from './drawing.tsx';
import { countOutside } from './groups.ts';
import { findDrawnEnds } from './layout.ts';
import * as styles from './line-chart.css.ts';
import { lineChartMessages } from './line-chart.messages.ts';
import { type ChartSeries, isOutside, type Moment } from './series.ts';
import type { ChartLabels } from './use-chart-labels.ts';

export function Legend({ series, labels }: { series: readonly ChartSeries[]; labels: ChartLabels }) {
  const banded = series.filter((one) => labels.range(one) !== '');
  if (series.length < 2 && banded.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {series.length > 1 &&
        series.map(({ id, label }, index) => (
          <li key={id} className={styles.key}>
            <svg width="34" height="14" viewBox="0 0 34 14" aria-hidden="true">
              <path className={styles.line} data-series={index} d="M1 7H33" />
              <Mark series={index} x={17} y={7} />
            </svg>
            {label}
          </li>
        ))}
      {banded.map((one) => (
        <li key={one.id} className={styles.key}>
          <span className={styles.swatch} aria-hidden="true" />
          <bdi>{labels.reference(one)}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface BarKeyProps {
  moments: readonly Moment[];
  series: readonly ChartSeries[];
  labels: ChartLabels;
}

/** What the ends of the bars and the lines across them are. */
export function BarKey({ moments, series, labels }: BarKeyProps) {
  const messages = useMessages(lineChartMessages);
  const [upper, lower] = moments.map(findDrawnEnds).find((ends) => ends && ends[0] !== ends[1]) ?? [];
  const hasOutside = countOutside(moments, series) > 0;
  const shapes = [
    upper && { text: series[upper.series]?.label, shape: <BarEnd end="head" /> },
    lower && { text: series[lower.series]?.label, shape: <BarEnd end="foot" /> },
    ...series.flatMap((one) =>
      toLimit(one.reference) === undefined ? [] : [{ text: labels.limit(one), shape: <LimitLine /> }],
    ),
    hasOutside && { text: messages.outsideKey, shape: <BarEnd end="outside" /> },
  ].filter((item) => item !== undefined && item !== false);
  if (shapes.length === 0) return null;
  return (
    <ul className={styles.barKey} aria-hidden="true">
      {shapes.map(({ text, shape }) => (
        <li key={text} className={styles.key}>
          {shape}
          {text}
        </li>
      ))}
    </ul>
  );
}

const endShapes = {
  head: <path className={styles.bar} strokeWidth="9" d="M8 5.5v0.01" />,
  foot: <path className={styles.foot} strokeWidth="3" d="M1.5 14.5h13" />,
  outside: <path className={styles.outside} d="M2 10h12L8 1z" />,
};

function LimitLine() {
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
      <path className={styles.limit} d="M0 8H24" />
    </svg>
  );
}

function BarEnd({ end }: { end: keyof typeof endShapes }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path className={styles.bar} strokeWidth="5" strokeLinecap="butt" d={end === 'foot' ? 'M8 2V14' : 'M8 8V13'} />
      {endShapes[end]}
    </svg>
  );
}

interface ReadoutProps {
  moment: Moment;
  series: readonly ChartSeries[];
  labels: ChartLabels;
}

export function Readout({ moment, series, labels }: ReadoutProps) {
  return (
    <>
      <span className={styles.day}>{labels.day(moment)}</span>
      {moment.values.map((value, index) => {
        if (typeof value !== 'number') return null;
        const place = moment.group ? undefined : labels.place(value, index);
        return (
          <span key={series[index]?.id} className={styles.figure}>
            {series.length > 1 && <span className={styles.name}>{series[index]?.label}</span>}
            <strong className={styles.amount}>
              <bdi>{moment.group ? labels.withUnit(labels.mean(value)) : labels.amount(value)}</bdi>
            </strong>
            {place && <span className={styles.place}>{place}</span>}
          </span>
        );
      })}
      {moment.group && <span className={styles.place}>{labels.spread(moment.group.members)}</span>}
    </>
  );
}

/** All values of a moment as one, e.g. 122/78 mmHg, and those outside their reference in words. */
export function BarReadout({ moment, series, labels }: ReadoutProps) {
  const outside = moment.values.flatMap((value, index) => {
    const place = typeof value === 'number' && isOutside(value, series[index]?.reference) && labels.place(value, index);
    return place ? [`${series[index]?.label} ${place}`] : [];
  });
  const place = moment.group ? labels.spread(moment.group.members) : outside.join(', ');
  return (
    <>
      <span className={styles.day}>{labels.day(moment)}</span>
      <span className={styles.figure}>
        <strong className={styles.amount}>
          <bdi>{labels.together(moment)}</bdi>
        </strong>
        {place && <span className={styles.place}>{place}</span>}
      </span>
    </>
  );
}

interface OverviewProps {
  title: string;
  moments: readonly Moment[];
  draw: 'lines' | 'bars';
  series: readonly ChartSeries[];
  labels: ChartLabels;
  comparison: string | undefined;
}

/** Mean and extremes of all values, in the place of the chosen ones. */
export function Overview({ title, moments, draw, series, labels, comparison }: OverviewProps) {
  const means = labels.means(moments);
  return (
    <>
      <span className={styles.day}>{title}</span>
      {draw === 'bars' ? (
        <strong className={styles.amount}>
          <bdi>{labels.withUnit(means.map(({ text }) => text).join('/'))}</bdi>
        </strong>
      ) : (
        means.map(({ index, text }) => (
          <span key={series[index]?.id} className={styles.figure}>
            {series.length > 1 && <span className={styles.name}>{series[index]?.label}</span>}
            <strong className={styles.amount}>
              <bdi>{labels.withUnit(text)}</bdi>
            </strong>
          </span>
        ))
      )}
      <span className={styles.place}>{labels.spread(moments)}</span>
      {comparison && <span className={styles.comparison}>{comparison}</span>}
    </>
  );
}
