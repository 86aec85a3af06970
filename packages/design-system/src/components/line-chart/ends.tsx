import { clearOf, type End, findDrawnEnds, findEnds, isCrossed, type Layout } from './layout.ts';
import * as styles from './line-chart.css.ts';
import { type ChartSeries, isOutside, type Moment, rangeStatus } from './series.ts';
import type { ChartLabels } from './use-chart-labels.ts';

interface EndsProps {
  layout: Layout;
  series: readonly ChartSeries[];
  moments: readonly Moment[];
  /** Pixels between a value and its triangle or label, e.g. half the size of its mark. */
  margin: number;
  /** Ends of bars: the triangle is the end itself, within the bar. */
  within?: boolean;
}

const triangleGap = 4;
const triangleHeight = 9;
/** Half the width of a triangle that ends a bar. */
export const maxEndTriangle = 6;
/** Half the width of three digits in letters, so that the label of the first or last moment is not cut off. */
const labelMargin = 2;

const statusOf = ({ value, series: index }: End, series: readonly ChartSeries[]) =>
  rangeStatus(value, series[index]?.reference);
export const isEndOutside = ({ value, series: index }: End, series: readonly ChartSeries[]) =>
  isOutside(value, series[index]?.reference);

/** A triangle at each end outside its reference, pointing up above it and down below it. One path for all. */
export function OutsideMarks({ layout, series, moments, margin, within = false }: EndsProps) {
  const { left, right, place, y } = layout;
  const room = (right - left) / moments.length / 2;
  const half = Math.max(3, Math.min(within ? maxEndTriangle : 4.5, room));
  const toTriangle = (x: number, end: End, outwards: -1 | 1) => {
    if (!isEndOutside(end, series)) return '';
    const far = y(end.value) + outwards * (within ? 0 : margin + triangleGap + half * 1.7);
    const near = far - outwards * half * 1.7;
    const [base, tip] = (statusOf(end, series) === 'high') === (outwards === -1) ? [near, far] : [far, near];
    return `M${(x - half).toFixed(1)} ${base.toFixed(1)}h${2 * half}L${x.toFixed(1)} ${tip.toFixed(1)}z`;
  };
  const toTriangles = (moment: Moment) => {
    const ends = findDrawnEnds(moment);
    if (!ends) return '';
    const [upper, lower] = ends;
    const x = place(moment);
    // A single value has its triangle on the side where it is outside.
    if (lower === upper) return toTriangle(x, upper, statusOf(upper, series) === 'low' ? 1 : -1);
    return toTriangle(x, upper, -1) + toTriangle(x, lower, 1);
  };
  const triangles = moments.map(toTriangles).join('');
  return triangles === '' ? null : <path className={styles.outside} data-within={within || undefined} d={triangles} />;
}

/** From the lowest to the highest value of each group. One path for all. */
export function Spread({ layout, series, moments, index }: Omit<EndsProps, 'margin'> & { index?: number | undefined }) {
  const { place, y } = layout;
  const toLine = (moment: Moment) => {
    const ends = findEnds(moment, index);
    if (!moment.group || !ends) return '';
    const offset = index === undefined ? 0 : (index - (series.length - 1) / 2) * 3;
    return `M${(place(moment) + offset).toFixed(1)} ${y(ends[0].value).toFixed(1)}V${y(ends[1].value).toFixed(1)}`;
  };
  const lines = moments.map(toLine).join('');
  return lines === '' ? null : <path className={styles.spread} data-series={index} d={lines} />;
}

/** Times the width of a letter of the axes. */
const digitHeight = 1.3;
/** Of a digit in bold, times the same. */
const digitWidth = 1.2;

interface EndLabelsProps extends EndsProps {
  moment: Moment;
  labels: ChartLabels;
  /** Vertical positions of the edges of bands, which must not cross a label. */
  lines: readonly number[];
}

/** The highest and the lowest value of a moment, above and below it; of a group the means that its bar shows. */
export function EndLabels({ layout, series, moments, moment, margin, labels, lines, within = false }: EndLabelsProps) {
  const ends = findDrawnEnds(moment);
  if (!ends) return null;
  const { left, right, head, bottom, letter, place, y } = layout;
  const [upper, lower] = ends;
  const margins = letter * labelMargin;
  const x = Math.min(right - margins, Math.max(left + margins, place(moment)));
  const hasTriangle = (end: End) => !within && isEndOutside(end, series);
  const offset = (end: End) => margin + (hasTriangle(end) ? triangleGap + triangleHeight : 0) + 5;
  const tall = letter * digitHeight;
  const write = moment.group ? labels.mean : labels.figure;
  const others = moments.filter((other) => other !== moment);
  /** Ends of the bars that a label would cover. */
  const endsNear = ({ value }: End) => {
    const half = (write(value).length * letter * digitWidth) / 2;
    const near = within ? others.filter((other) => Math.abs(place(other) - x) < half) : [];
    return near.flatMap((other) => findEnds(other) ?? []).map((end) => y(end.value));
  };
  const above = Math.min(y(upper.value), ...endsNear(upper));
  const below = Math.max(y(lower.value), ...endsNear(lower));
  const upperAt = Math.max(head + tall / 2, clearOf(lines, above - offset(upper), tall, -1));
  const lowerAt = clearOf(lines, below + offset(lower) + tall, tall, 1);
  const isCovering = (at: number, text: string) => {
    const half = (text.length * letter) / 2;
    const box = { left: x - half, right: x + half, top: at - tall, bottom: at };
    return series.some((_, index) =>
      isCrossed(
        box,
        others.flatMap((other) => {
          const value = other.values[index];
          return typeof value === 'number' ? [{ x: place(other), y: y(value) }] : [];
        }),
      ),
    );
  };
  // A value below those beside it has room on its other side.
  const text = write(upper.value);
  const isBelow = lower === upper && lowerAt < bottom && isCovering(upperAt, text) && !isCovering(lowerAt, text);
  return (
    <>
      <text className={styles.endLabel} x={x} y={isBelow ? lowerAt : upperAt} textAnchor="middle">
        {text}
      </text>
      {lower !== upper && (
        <text className={styles.endLabel} x={x} y={lowerAt} textAnchor="middle">
          {write(lower.value)}
        </text>
      )}
    </>
  );
}
