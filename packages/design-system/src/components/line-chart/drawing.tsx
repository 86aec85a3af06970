import { Bars } from './bars.tsx';
import { EndLabels, OutsideMarks, Spread } from './ends.tsx';
import { dropCollidingTicks, type Layout, toLineSegments } from './layout.ts';
import * as styles from './line-chart.css.ts';
import type { ChartReference, ChartSeries, Moment } from './series.ts';
import type { ChartLabels } from './use-chart-labels.ts';

/** Half the size of a mark in pixels. */
const markSize = 3.6;
const largeMarkSize = 6;

interface MarkProps {
  series: number;
  x: number;
  y: number;
  large?: boolean;
}

/** Circle, square, triangle, diamond: series are distinguishable without colour. */
export function Mark({ series, x, y, large = false }: MarkProps) {
  const half = large ? largeMarkSize : markSize;
  const shapes = [
    `M${-half} 0a${half} ${half} 0 1 0 ${2 * half} 0a${half} ${half} 0 1 0 ${-2 * half} 0`,
    `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`,
    `M0 ${-half * 1.2}L${half * 1.15} ${half}H${-half * 1.15}z`,
    `M0 ${-half * 1.35}L${half * 1.35} 0L0 ${half * 1.35}L${-half * 1.35} 0z`,
  ];
  return (
    <path
      className={styles.mark}
      data-series={series % shapes.length}
      data-large={large || undefined}
      d={shapes[series % shapes.length]}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    />
  );
}

const isBand = (reference: ChartReference | undefined): reference is ChartReference =>
  reference !== undefined &&
  (reference.band ?? true) === true &&
  (reference.low !== undefined || reference.high !== undefined);

/** The only end of a reference that is drawn, if there is one. */
export const toLimit = (reference: ChartReference | undefined): number | undefined =>
  reference?.band === 'limit' ? reference.high : undefined;

/** Of a name with capitals and a unit, times that of the digits of an axis. */
const wideLetter = 1.1;

/** Pixels between the end of the values and the bracket that leads from the band to its label. */
const bracketGap = 5;

/** Cut off at the ends of an axis that the values alone determine. */
const toEdges = ({ low, high }: ChartReference, { top, bottom, y }: Layout) => ({
  above: high === undefined ? top : Math.min(bottom, Math.max(top, y(high))),
  below: low === undefined ? bottom : Math.min(bottom, Math.max(top, y(low))),
});

const isOnAxis = (value: number | undefined, { top, bottom, y }: Layout) =>
  value !== undefined && y(value) >= top && y(value) <= bottom;

/** From both edges of a band up to its label. */
function toBracket(reference: ChartReference, layout: Layout) {
  const { above, below } = toEdges(reference, layout);
  const { right, head, letter } = layout;
  return `M${right} ${below}h${bracketGap}V${head - letter}M${right} ${above}h${bracketGap}`;
}

interface DrawingProps {
  layout: Layout;
  series: readonly ChartSeries[];
  moments: readonly Moment[];
  allMoments: readonly Moment[];
  unit: string;
  draw: 'lines' | 'bars';
  labels: ChartLabels;
  gapAfterDays: number;
  chosen: Moment;
  active: boolean;
}

export function Drawing(props: DrawingProps) {
  const { layout, series, moments, allMoments, unit, draw, labels, gapAfterDays, chosen, active } = props;
  const { width, height, letter, left, right, head, top, bottom, x, place, y, across, up } = layout;
  /** Centre of a label: that of a tick near the right edge would be cut off. */
  const keepWithin = (at: number, text: string) => Math.min(at, width - (text.length * letter) / 2);
  // Lines have the reference in their legend.
  const banded = draw === 'bars' ? series.filter(({ reference }) => isBand(reference)) : [];
  // Large text on a phone leaves room for a shorter name only.
  const names = [labels.namedBand, labels.band, labels.bandWithoutUnit, labels.rangeWithoutUnit].map((write) =>
    banded.map(write).join(', '),
  );
  const bands = names.find((name) => name.length * letter * wideLetter < right) ?? names.at(-1) ?? '';
  const only = banded.length === 1 ? banded[0]?.reference : undefined;
  const limits = series.flatMap(({ reference }) => {
    const limit = toLimit(reference);
    return limit !== undefined && isOnAxis(limit, layout) ? [limit] : [];
  });
  const edges = series.flatMap(({ reference }) => {
    if (!isBand(reference)) return [];
    const { above, below } = toEdges(reference, layout);
    return [...(isOnAxis(reference.high, layout) ? [above] : []), ...(isOnAxis(reference.low, layout) ? [below] : [])];
  });
  const lines = [...edges, ...limits.map(y)];
  // The label of a band has the unit too.
  const unitFits = bands === '' || (unit.length + bands.length + 2) * letter * wideLetter < right;
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-active={active || undefined}
    >
      {series.map(({ id, reference }) => {
        if (!isBand(reference)) return null;
        const { above, below } = toEdges(reference, layout);
        return (
          <g key={id}>
            <rect className={styles.band} x={left} y={above} width={right - left} height={Math.max(0, below - above)} />
            {isOnAxis(reference.high, layout) && <path className={styles.edge} d={`M${left} ${above}H${right}`} />}
            {isOnAxis(reference.low, layout) && <path className={styles.edge} d={`M${left} ${below}H${right}`} />}
          </g>
        );
      })}
      {up.map(({ value, label }) => (
        <g key={value}>
          <path className={styles.grid} d={`M${left} ${y(value)}H${right}`} />
          <text className={styles.axisLabel} x={left - 8} y={y(value)} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {limits.map((limit) => (
        <path key={limit} className={styles.limit} d={`M${left} ${y(limit)}H${right}`} />
      ))}
      {unitFits && (
        <text className={styles.axisLabel} x={4} y={head} dy="-1.1em">
          {unit}
        </text>
      )}
      <text className={styles.axisLabel} x={right + bracketGap} y={head} dy="-1.1em" textAnchor="end">
        {bands}
      </text>
      {only && <path className={styles.bracket} data-bracket d={toBracket(only, layout)} />}
      <path className={styles.axis} d={`M${left} ${bottom}H${right}`} />
      {dropCollidingTicks(across, letter, ({ at }, text) => keepWithin(x(at), text)).map(({ at, label, below }) => (
        <g key={at}>
          <path className={styles.axis} d={`M${x(at)} ${bottom}v5`} />
          <text className={styles.axisLabel} x={keepWithin(x(at), label)} y={bottom} dy="1.4em" textAnchor="middle">
            {label}
          </text>
          {below && (
            <text className={styles.axisLabel} x={keepWithin(x(at), below)} y={bottom} dy="2.5em" textAnchor="middle">
              {below}
            </text>
          )}
        </g>
      ))}
      <path className={styles.cursor} d={`M${place(chosen)} ${top}V${bottom}`} />
      {draw === 'bars' && <Bars {...{ layout, series, moments, chosen, labels, lines }} />}
      {(draw === 'bars' ? [] : series).map(({ id }, index) => (
        <g key={id}>
          <Spread {...{ layout, series, moments, index }} />
          {toLineSegments(allMoments, index, gapAfterDays, layout).map((part) => (
            <path key={part} className={styles.line} data-series={index % 4} d={part} />
          ))}
          {moments.map((moment) => {
            const value = moment.values[index];
            if (typeof value !== 'number') return null;
            return (
              <Mark
                key={`${moment.at} ${moment.ordinal}`}
                series={index}
                x={place(moment)}
                y={y(value)}
                large={moment === chosen}
              />
            );
          })}
        </g>
      ))}
      {draw === 'lines' && (
        <>
          <OutsideMarks {...{ layout, series, moments }} margin={markSize} />
          <EndLabels {...{ layout, series, moments, labels, lines }} moment={chosen} margin={largeMarkSize} />
        </>
      )}
    </svg>
  );
}
