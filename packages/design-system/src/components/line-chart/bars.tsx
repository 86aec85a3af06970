import { type BarEnd, findBarEnds, type Layout } from './layout.ts';
import * as styles from './line-chart.css.ts';
import type { ChartSeries, Moment } from './series.ts';
import { rangeStatus } from './series.ts';
import type { ChartLabels } from './use-chart-labels.ts';

interface BarsProps {
  layout: Layout;
  series: readonly ChartSeries[];
  moments: readonly Moment[];
  chosen: Moment;
  labels: ChartLabels;
}

const maxWidth = 8;
/** Room of a bar in pixels below which triangles would overlap. */
const minRoom = 4;
const triangleGap = 4;

/** One path for all bars and one for all triangles, so that thousands are as fast as one. */
export function Bars({ layout, series, moments, chosen, labels }: BarsProps) {
  const { left, right, top, place, y } = layout;
  const room = (right - left) / moments.length;
  const width = Math.min(maxWidth, Math.max(1, room * 0.5));

  const toBar = (moment: Moment) => {
    const ends = findBarEnds(moment);
    if (!ends) return '';
    const x = place(moment).toFixed(1);
    // A bar without length is drawn as a dot by the round line cap.
    return `M${x} ${y(ends[0].value).toFixed(1)}V${(y(ends[1].value) + 0.01).toFixed(2)}`;
  };

  const isUp = ({ value, series: index }: BarEnd) => rangeStatus(value, series[index]?.reference) === 'high';
  const isDown = ({ value, series: index }: BarEnd) => rangeStatus(value, series[index]?.reference) === 'low';
  const toTriangle = (x: number, end: BarEnd, outwards: -1 | 1) => {
    if (!(isUp(end) || isDown(end))) return '';
    const half = Math.max(3, Math.min(4.5, room / 2));
    const from = y(end.value) + outwards * (width / 2 + triangleGap);
    const [base, tip] =
      isUp(end) === (outwards === -1) ? [from, from + outwards * half * 1.7] : [from + outwards * half * 1.7, from];
    return `M${(x - half).toFixed(1)} ${base.toFixed(1)}h${2 * half}L${x.toFixed(1)} ${tip.toFixed(1)}z`;
  };
  const toTriangles = (moment: Moment) => {
    const ends = findBarEnds(moment);
    if (!ends) return '';
    const [upper, lower] = ends;
    const x = place(moment);
    return toTriangle(x, upper, -1) + (lower === upper ? '' : toTriangle(x, lower, 1));
  };

  const ends = findBarEnds(chosen);
  const marked = room < minRoom ? [chosen] : moments;
  // Half the width of three digits, so that the label of the first or last bar is not cut off.
  const margin = 14;
  const labelX = Math.min(right - margin, Math.max(left + margin, place(chosen)));
  const offset = (end: BarEnd) => width / 2 + (isUp(end) || isDown(end) ? triangleGap + 9 : 0) + 5;
  return (
    <>
      <path className={styles.bar} strokeWidth={width} d={moments.map(toBar).join('')} />
      <path className={styles.outside} d={marked.map(toTriangles).join('')} />
      {ends && (
        <>
          <path className={styles.bar} data-chosen="" strokeWidth={Math.max(3, width)} d={toBar(chosen)} />
          <text
            className={styles.barLabel}
            x={labelX}
            y={Math.max(top - 2, y(ends[0].value) - offset(ends[0]))}
            textAnchor="middle"
          >
            {labels.figure(ends[0].value)}
          </text>
          {ends[1] !== ends[0] && (
            <text
              className={styles.barLabel}
              x={labelX}
              y={y(ends[1].value) + offset(ends[1])}
              dy="0.75em"
              textAnchor="middle"
            >
              {labels.figure(ends[1].value)}
            </text>
          )}
        </>
      )}
    </>
  );
}
