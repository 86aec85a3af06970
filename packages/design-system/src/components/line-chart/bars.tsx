import { EndLabels, isEndOutside, maxEndTriangle, OutsideMarks, Spread } from './ends.tsx';
import { findDrawnEnds, type Layout } from './layout.ts';
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
/** Widths of a bar: the upper end is a dot, the lower one a foot. */
const headSize = 1.6;
const footSize = 2.2;
const footHeight = 0.5;

/** One path for all bars, one for their upper ends, one for their lower ends and one for all triangles. */
export function Bars({ layout, series, moments, chosen, labels, lines }: BarsProps) {
  const { left, right, place, y } = layout;
  const room = (right - left) / moments.length;
  const width = Math.min(maxWidth, Math.max(1, room * 0.45));

  const toEnds = (moment: Moment) => {
    const ends = findDrawnEnds(moment);
    return ends && ends[0] !== ends[1] ? ends : undefined;
  };

  const toBar = (moment: Moment) => {
    const values = moment.values.filter((value) => typeof value === 'number');
    if (values.length === 0) return '';
    const [upper] = toEnds(moment) ?? [];
    const to = y(Math.min(...values));
    // The bar does not show around a triangle.
    const from = Math.min(to, y(Math.max(...values)) + (upper && isEndOutside(upper, series) ? maxEndTriangle : 0));
    // The round caps end at the values. A bar shorter than its caps is a dot between them.
    const cap = Math.min(width, to - from) / 2;
    return `M${place(moment).toFixed(1)} ${(from + cap).toFixed(1)}V${(to - cap + 0.01).toFixed(2)}`;
  };

  /** A dot that ends at the value, like the bar. Outside its reference a triangle stands for it. */
  const toHead = (diameter: number) => (moment: Moment) => {
    const [upper] = toEnds(moment) ?? [];
    if (!upper || isEndOutside(upper, series)) return '';
    return `M${place(moment).toFixed(1)} ${(y(upper.value) + diameter / 2).toFixed(1)}v0.01`;
  };

  /** Feet of neighbours do not touch. */
  const toFoot = (barWidth: number) => (moment: Moment) => {
    const [, lower] = toEnds(moment) ?? [];
    if (!lower) return '';
    const half = Math.min(barWidth * footSize, Math.max(barWidth, room - 1.5)) / 2;
    const at = y(lower.value) - (barWidth * footHeight) / 2;
    return `M${(place(moment) - half).toFixed(1)} ${at.toFixed(1)}h${(2 * half).toFixed(1)}`;
  };
  const head = width * headSize;
  const chosenWidth = Math.max(3, width);
  const chosenHead = chosenWidth * headSize;

  return (
    <>
      <Spread {...{ layout, series, moments }} />
      <path className={styles.bar} strokeWidth={width} d={moments.map(toBar).join('')} />
      <path className={styles.bar} data-head="" strokeWidth={head} d={moments.map(toHead(head)).join('')} />
      <path
        className={styles.foot}
        data-foot=""
        strokeWidth={width * footHeight}
        d={moments.map(toFoot(width)).join('')}
      />
      <path className={styles.bar} data-chosen="" strokeWidth={chosenWidth} d={toBar(chosen)} />
      <path className={styles.bar} data-chosen="" strokeWidth={chosenHead} d={toHead(chosenHead)(chosen)} />
      <path
        className={styles.foot}
        data-chosen=""
        strokeWidth={chosenWidth * footHeight}
        d={toFoot(chosenWidth)(chosen)}
      />
      <OutsideMarks {...{ layout, series, moments }} margin={0} within />
      <EndLabels {...{ layout, series, moments, labels, lines }} moment={chosen} margin={2} within />
    </>
  );
}
