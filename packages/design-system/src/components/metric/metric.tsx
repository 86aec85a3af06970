'use client';

import { ArrowDownToLine, ArrowUpToLine, Check, History, MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Badge } from '../badge/badge.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './metric.css.ts';
import { metricMessages } from './metric.messages.ts';

/** Comparison of a value with a reference range. */
export interface MetricRange {
  /** Set by the caller: cut-offs are clinical decisions. */
  status: 'low' | 'normal' | 'high';
  /** Overrides the text, e.g. with a named band: "Sovrappeso". */
  label?: string | undefined;
  /** Formatted range: "60–100 bpm". */
  reference?: string | undefined;
}

/** Change since an earlier value. It has no colour, because the meaning depends on the person. */
export interface MetricTrend {
  /** Difference in the unit of the value; negative for a decrease. */
  change: number;
  /** Date of the earlier value, `YYYY-MM-DD`. */
  since: string;
}

export interface MetricProps {
  /** Name of the measurement, and of the group for screen readers. */
  label: string;
  /** Numbers are formatted for the locale; text (`120/80`) is shown unchanged. */
  value: number | string | null;
  /** Unit as shown after the value, e.g. `mmHg`. */
  unit?: string | undefined;
  /** Decimal digits of value and change; absent: as many as they have. */
  decimals?: number | undefined;
  /** Date of the measurement, `YYYY-MM-DD`, not of saving. */
  date?: string | undefined;
  /** Origin of the value, e.g. the name of a device, before the date. */
  source?: string | undefined;
  /** Shown as a badge with icon and text, never by colour alone. */
  range?: MetricRange | undefined;
  /** Shown as an arrow and a sentence. */
  trend?: MetricTrend | undefined;
  /** Too old to be current; marked with a text. */
  outdated?: boolean | undefined;
  /** The value is being loaded: a placeholder is shown. */
  loading?: boolean | undefined;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Link or button below the value, hidden while loading. */
  action?: ReactNode;
}

const marks = { low: ArrowDownToLine, normal: Check, high: ArrowUpToLine };
const tones = { low: 'warning', normal: 'success', high: 'warning' } as const;

/** A measured value with its circumstances. A missing value is written out. */
export function Metric(props: MetricProps) {
  const { label, value, unit, decimals, date, source, range, trend, outdated, loading, icon, action } = props;
  const messages = useMessages(metricMessages);
  const { formats } = useLocale();
  const id = useId();
  const write = (number: number) =>
    formats.number(
      number,
      decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    );
  const missing = value === null || value === '';
  const Mark = range && marks[range.status];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a value with its circumstances
    <div role="group" aria-labelledby={id} className={styles.metric}>
      <div className={styles.label}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span id={id}>{label}</span>
      </div>
      {loading ? (
        <Skeleton shape="title" label={label} />
      ) : missing ? (
        <p className={styles.missing}>{messages.missing}</p>
      ) : (
        <>
          <p>
            {/* Keeps number and unit in their own order in every writing direction. */}
            <bdi>
              <span className={styles.value}>{typeof value === 'number' ? write(value) : value}</span>{' '}
              {unit && <span className={styles.unit}>{unit}</span>}
            </bdi>
          </p>
          {range && Mark && (
            <div className={styles.range}>
              <Badge tone={tones[range.status]} icon={<Mark />}>
                {range.label ?? messages[range.status]}
              </Badge>
              {range.reference && (
                <p className={styles.note}>
                  <bdi>{messages.reference(range.reference)}</bdi>
                </p>
              )}
            </div>
          )}
          {trend && <Trend {...trend} unit={unit} write={write} />}
          {(date || source) && (
            <p className={styles.note}>
              {[source, date && messages.measured(formats.date(date, 'long'))].filter(Boolean).join(', ')}
            </p>
          )}
          {outdated && (
            <p className={styles.outdated}>
              <History />
              {messages.old}
            </p>
          )}
        </>
      )}
      {action && !loading && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface TrendProps extends MetricTrend {
  unit: string | undefined;
  write: (value: number) => string;
}

/** Without colour: whether a trend is good depends on the value and the person. */
function Trend({ change, since, unit, write }: TrendProps) {
  const messages = useMessages(metricMessages);
  const { formats } = useLocale();
  const amount = write(Math.abs(change));
  const day = formats.date(since);
  const moved = amount !== write(0);
  const Arrow = moved ? (change > 0 ? TrendingUp : TrendingDown) : MoveRight;
  const size = unit ? `${amount} ${unit}` : amount;
  const words = moved ? (change > 0 ? messages.up(size, day) : messages.down(size, day)) : messages.steady(day);
  return (
    <p className={styles.trend}>
      <Arrow />
      <bdi>{words}</bdi>
    </p>
  );
}
