'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { devWarning, type Environment } from '../../internals/dev.ts';
import { useSize } from '../../internals/use-size.ts';
import { commonMessages } from '../../messages/common.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ChartTable } from './chart-table.tsx';
import { Drawing } from './drawing.tsx';
import { groupMoments } from './groups.ts';
import { computeLayout, findNearest, maxMoments, type Span } from './layout.ts';
import { BarKey, BarReadout, Legend, Overview, Readout } from './legend.tsx';
import * as styles from './line-chart.css.ts';
import { lineChartMessages } from './line-chart.messages.ts';
import { type ChartSeries, type Moment, toMoments, toTimestamp } from './series.ts';
import { useChartLabels } from './use-chart-labels.ts';

declare const process: Environment;

export interface LineChartProps {
  /** Heading, and the name of the chart and its table for screen readers. */
  title: string;
  /** Level of the heading in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Shared by all series, e.g. `mmHg`. */
  unit: string;
  /** Lines of the chart, distinguished by colour and shape. No values at all show the empty state. */
  series: readonly ChartSeries[];
  /**
   * `bars`: one vertical bar per moment from its highest to its lowest value, such as a blood pressure, with a dot at
   * the highest, a foot at the lowest and a key that names them. An end outside its reference is a triangle. Default
   * `lines`.
   */
  draw?: 'lines' | 'bars' | undefined;
  /**
   * Shows the mean and the range of all values until one is chosen, from three on; the latest value with fewer. Default
   * false: the latest value.
   */
  overview?: boolean | undefined;
  /** What the mean is of, e.g. `Media di 30 giorni`. Default: the number of values. */
  meanLabel?: string | undefined;
  /** Shown and announced with the mean, e.g. `4 mmHg meno dei 30 giorni prima`. */
  comparison?: string | undefined;
  /** Decimal digits; absent: as many as a value has, and in a mean as many as the values have. */
  decimals?: number | undefined;
  /**
   * Fits the axis to the values, with this much room below and above in the unit of the chart; reference bands are cut
   * off there. Default: the bands are shown whole.
   */
  fit?: number | undefined;
  /** Days that the axis of time covers, such as a chosen period. Default: from the first to the last value. */
  span?: Span | undefined;
  /** Maximum gap within a line: values further apart are not connected. */
  gapAfterDays?: number | undefined;
  /** Height of the chart in rem. */
  height?: number | undefined;
  /** Values are being loaded: a placeholder is shown. */
  loading?: boolean | undefined;
  /** Values could not be loaded: an alert replaces the chart. */
  failed?: boolean | undefined;
  /** Offers a button to load again when `failed`. */
  onRetry?: (() => void) | undefined;
  /** Button of the empty state, e.g. to add a value. */
  emptyAction?: ReactNode;
}

/**
 * Values over time, readable by arrow keys, pointer, touch or as a table. Values too dense to be told apart are averaged
 * by day, week, month or year and drawn with their extremes; the table has all of them.
 */
export function LineChart(props: LineChartProps) {
  const { title, headingLevel = 3, series, height = 16, loading, failed, onRetry, emptyAction } = props;
  const messages = useMessages(lineChartMessages);
  const common = useMessages(commonMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const heading = (
    <Heading id={id} className={styles.title}>
      {title}
    </Heading>
  );
  const { allMoments, moments } = useMemo(() => {
    checkDates(series);
    const all = toMoments(series);
    return { allMoments: all, moments: all.filter(({ values }) => values.some(isNumber)) };
  }, [series]);

  if (loading || failed || moments.length === 0) {
    return (
      <section className={styles.chart} aria-labelledby={id}>
        {heading}
        {loading ? (
          <div style={{ blockSize: `${height}rem` }} className={styles.waiting}>
            <Skeleton shape="block" label={`${title}. ${common.loading}`} />
          </div>
        ) : failed ? (
          <Banner
            tone="danger"
            title={messages.failed}
            announce
            action={onRetry && <Button onClick={onRetry}>{common.retry}</Button>}
          />
        ) : (
          <EmptyState
            size="compact"
            headingLevel={headingLevel === 2 ? 3 : 4}
            title={messages.empty}
            action={emptyAction}
          >
            {messages.emptyText}
          </EmptyState>
        )}
      </section>
    );
  }
  return <Chart {...props} {...{ id, heading, height, allMoments, moments }} />;
}

const isNumber = (value: unknown) => typeof value === 'number';

function checkDates(series: readonly ChartSeries[]) {
  if (process.env.NODE_ENV === 'production') return;
  const stray = series.flatMap(({ points }) => points).find(({ date }) => Number.isNaN(toTimestamp(date)));
  if (!stray) return;
  devWarning(
    'LineChart',
    `"${stray.date}" is not a valid date.`,
    'Its value is missing in chart and table.',
    'Use YYYY-MM-DD or YYYY-MM-DDTHH:MM.',
  );
}

interface ChartProps extends LineChartProps {
  id: string;
  heading: ReactNode;
  height: number;
  allMoments: readonly Moment[];
  moments: readonly Moment[];
}

/** A mean of fewer values would suggest more than they say. */
const minForMean = 3;

function Chart({ gapAfterDays = 400, ...props }: ChartProps) {
  const { id, heading, title, unit, series, draw = 'lines', decimals, height, moments: single } = props;
  const { overview, meanLabel, comparison, fit, span } = props;
  const { from, to } = span ?? {};
  const messages = useMessages(lineChartMessages);
  const { formatLocale } = useLocale();
  const labels = useChartLabels({ series, unit, decimals });
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, 640);
  const [chosen, setChosen] = useState<number>();
  const moments = useMemo(() => groupMoments(single, maxMoments(size, draw)), [single, size, draw]);
  const grouped = moments[0]?.group;
  const layout = useMemo(
    () =>
      computeLayout({
        size,
        height: height * size.rem,
        moments,
        series,
        decimals,
        fit,
        span: from !== undefined && to !== undefined ? { from, to } : undefined,
        keepsLabels: draw === 'bars',
        write: labels.axis,
        locale: formatLocale,
      }),
    [size, height, moments, series, draw, decimals, fit, from, to, labels.axis, formatLocale],
  );
  const last = moments.length - 1;
  const index = Math.min(chosen ?? last, last);
  const moment = moments[index];
  if (!moment) return null;
  const hasMean = overview && single.length >= minForMean;
  const meanTitle = meanLabel ?? messages.meanOf(single.length);
  const summary = [
    labels.summary(single),
    // Lines have a legend that says it.
    ...(draw === 'bars' ? series.filter((one) => labels.range(one) !== '') : []).map(
      (one) => `${labels.reference(one)}.`,
    ),
    hasMean && `${meanTitle}: ${labels.namedMeans(single).join('; ')}.`,
    hasMean && comparison,
  ];

  function onKeyDown(event: KeyboardEvent) {
    // The first Escape leaves the value, the next one a dialog around the chart.
    if (event.key === 'Escape' && chosen !== undefined) {
      event.stopPropagation();
      event.preventDefault();
      setChosen(undefined);
    }
    const page = Math.max(2, Math.round(moments.length / 10));
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: page, PageDown: -page };
    const ends = { Home: -Infinity, End: Infinity };
    const step = { ...steps, ...ends }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, index + step)));
  }

  function onPointer(event: PointerEvent<HTMLElement>) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setChosen(findNearest(moments, layout, { x: event.clientX - left, y: event.clientY - top }));
  }

  return (
    <section className={styles.chart} aria-labelledby={id}>
      <div className={styles.head}>
        {heading}
        {draw === 'lines' && <Legend series={series} labels={labels} />}
      </div>
      <div
        className={styles.readout}
        data-many={(draw === 'lines' && series.length > 1) || undefined}
        data-overview={hasMean || undefined}
        aria-hidden="true"
      >
        {hasMean && (
          <div className={styles.figures} data-hidden={chosen !== undefined || undefined}>
            <Overview {...{ draw, series, labels, comparison }} title={meanTitle} moments={single} />
          </div>
        )}
        {(!hasMean || chosen !== undefined) && (
          <div className={styles.figures}>
            {draw === 'bars' ? (
              <BarReadout moment={moment} series={series} labels={labels} />
            ) : (
              <Readout moment={moment} series={series} labels={labels} />
            )}
          </div>
        )}
      </div>
      <div ref={frame} className={styles.frame}>
        <div
          className={styles.field}
          role="slider"
          tabIndex={0}
          aria-label={messages.read(title)}
          aria-describedby={`${id}-summary`}
          aria-valuemin={1}
          aria-valuemax={moments.length}
          aria-valuenow={index + 1}
          aria-valuetext={labels.moment(moment)}
          onKeyDown={onKeyDown}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onBlur={() => setChosen(undefined)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(undefined)}
        >
          <Drawing
            {...{ layout, series, draw, moments, unit, labels, gapAfterDays }}
            allMoments={grouped ? moments : props.allMoments}
            chosen={moment}
            active={chosen !== undefined}
          />
        </div>
      </div>
      {draw === 'bars' && <BarKey moments={moments} series={series} labels={labels} />}
      <VisuallyHidden id={`${id}-summary`}>{summary.filter(Boolean).join(' ')}</VisuallyHidden>
      {grouped && <p className={styles.note}>{messages.grouped(draw, grouped.unit)}</p>}
      <ChartTable {...{ title, series, labels }} moments={single} />
    </section>
  );
}
