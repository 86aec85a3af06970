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
/** Widths of a bar: the upper end stands out, the lower one does not. */
const headSize = 1.5;

/** One path for all bars, one for their upper ends and one for all triangles. */
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

  /** A dot that ends at the value, like the bar. */
  const toHead = (diameter: number) => (moment: Moment) => {
    const values = moment.values.filter((value) => typeof value === 'number');
    if (values.length < 2) return '';
    return `M${place(moment).toFixed(1)} ${(y(Math.max(...values)) + diameter / 2).toFixed(1)}v0.01`;
  };
  const head = width * headSize;
  const chosenWidth = Math.max(3, width);
  const chosenHead = chosenWidth * headSize;

  return (
    <>
      <Spread {...{ layout, series, moments }} />
      <path className={styles.bar} strokeWidth={width} d={moments.map(toBar).join('')} />
      <path className={styles.bar} data-head="" strokeWidth={head} d={moments.map(toHead(head)).join('')} />
      <OutsideMarks {...{ layout, series, moments }} margin={width / 2} />
      <path className={styles.bar} data-chosen="" strokeWidth={chosenWidth} d={toBar(chosen)} />
      <path className={styles.bar} data-chosen="" strokeWidth={chosenHead} d={toHead(chosenHead)(chosen)} />
      <EndLabels {...{ layout, series, moments, labels, lines }} moment={chosen} margin={width / 2} />
    </>
  );
}
