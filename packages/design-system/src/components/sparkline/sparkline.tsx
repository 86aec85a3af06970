'use client';

import { useLocale } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './sparkline.css.ts';

export interface SparklineProps {
  /** Read by screen readers instead of the line, e.g. `Pressione, le ultime 5 misure: 128, 126, 131, 124, 122 mmHg`. */
  label: string;
  /** Oldest first; the last 12 are drawn. */
  values: readonly number[];
  /** Text at the last value; the formatted number by default. */
  lastLabel?: string | undefined;
}

const shown = 12;
const width = 72;
const height = 24;
const radius = 2.5;

/** A small line without axes for the course of one value, next to its name. For reading values use LineChart. */
export function Sparkline({ label, values, lastLabel }: SparklineProps) {
  const { formats } = useLocale();
  const recent = values.slice(-shown);
  const last = recent.at(-1);
  if (last === undefined) return null;
  const lowest = Math.min(...recent);
  const range = Math.max(...recent) - lowest;
  const points = recent.map((value, index) => ({
    x: radius + (recent.length === 1 ? 1 : index / (recent.length - 1)) * (width - 2 * radius),
    // Equal values lie in the middle.
    y: radius + (range === 0 ? 0.5 : 1 - (value - lowest) / range) * (height - 2 * radius),
  }));
  const end = points.at(-1);
  return (
    <span className={styles.sparkline}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
        <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <circle className={styles.last} cx={end?.x} cy={end?.y} r={radius} />
      </svg>
      <span className={styles.value} aria-hidden="true">
        {lastLabel ?? formats.number(last)}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
