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
  /** Vertical positions of the edges of bands. */
  lines: readonly number[];
}

const maxWidth = 8;

/** One path for all bars and one for all triangles. */
export function Bars({ layout, series, moments, chosen, labels, lines }: BarsProps) {
  const { left, right, place, y } = layout;
  const width = Math.min(maxWidth, Math.max(1, ((right - left) / moments.length) * 0.5));

  const toBar = (moment: Moment) => {
    const values = moment.values.filter((value) => typeof value === 'number');
    if (values.length === 0) return '';
    const [from, to] = [y(Math.max(...values)), y(Math.min(...values))];
    // The round caps end at the values. A bar shorter than its caps is a dot between them.
    const cap = Math.min(width, to - from) / 2;
    return `M${place(moment).toFixed(1)} ${(from + cap).toFixed(1)}V${(to - cap + 0.01).toFixed(2)}`;
  };

  return (
    <>
      <Spread {...{ layout, series, moments }} />
      <path className={styles.bar} strokeWidth={width} d={moments.map(toBar).join('')} />
      <OutsideMarks {...{ layout, series, moments }} margin={width / 2} />
      <path className={styles.bar} data-chosen="" strokeWidth={Math.max(3, width)} d={toBar(chosen)} />
      <EndLabels {...{ layout, series, moments, labels, lines }} moment={chosen} margin={width / 2} />
    </>
  );
}
