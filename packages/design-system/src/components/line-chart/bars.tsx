import { EndLabels, OutsideMarks, Spread } from './ends.tsx';
import type { Layout } from './layout.ts';
import * as styles from './line-chart.css.ts';
import type { ChartSeries, Moment } from './series.ts';
import type { ChartLabels } from './use-chart-labels.ts';

interface BarsProps {
  layout: Layout;
  series: readonly ChartSeries[];
  moments: readonly Moment[];
  chosen: Moment;
  labels: ChartLabels;
}

const maxWidth = 8;

/** One path for all bars and one for all triangles. */
export function Bars({ layout, series, moments, chosen, labels }: BarsProps) {
  const { left, right, place, y } = layout;
  const width = Math.min(maxWidth, Math.max(1, ((right - left) / moments.length) * 0.5));

  const toBar = (moment: Moment) => {
    const values = moment.values.filter((value) => typeof value === 'number');
    if (values.length === 0) return '';
    // A bar without length is drawn as a dot by the round line cap.
    const below = y(Math.min(...values)) + 0.01;
    return `M${place(moment).toFixed(1)} ${y(Math.max(...values)).toFixed(1)}V${below.toFixed(2)}`;
  };

  return (
    <>
      <Spread {...{ layout, series, moments }} />
      <path className={styles.bar} strokeWidth={width} d={moments.map(toBar).join('')} />
      <OutsideMarks {...{ layout, series, moments }} margin={width / 2} />
      <path className={styles.bar} data-chosen="" strokeWidth={Math.max(3, width)} d={toBar(chosen)} />
      <EndLabels {...{ layout, series, labels }} moment={chosen} margin={width / 2} />
    </>
  );
}
