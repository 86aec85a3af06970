import { useId } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { useMessages } from '../../messages/index.ts';
import { figures } from '../pain-canvas/body/figures.ts';
import { getPolygonBounds, type SheetPoint, sheetHeight, sheetWidth, type View } from '../pain-canvas/core/space.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import type { BodyRegion } from '../pain-canvas/regions.messages.ts';
import { SheetCaption } from '../pain-canvas/sheet-caption.tsx';
import { details, outline, sheet } from '../pain-canvas/sheet-view.css.ts';
import type { RegionTally } from '../pain-regions/tally.ts';
import { getCentroid } from './centroid.ts';
import * as styles from './pain-heat-map.css.ts';
import { painHeatMapMessages } from './pain-heat-map.messages.ts';
import { Shaded, Tinted } from './shaded.tsx';
import { type Measure, shadeFor } from './shades.ts';

interface HeatBodyProps {
  view: View;
  tallies: readonly RegionTally[];
  by: Measure;
  /** Tinted without numbers and hatching, which are unreadable on a small body. */
  plain?: boolean;
  highlightedRegion?: BodyRegion | null;
  onHighlightRegion?: (region: BodyRegion | null) => void;
}

interface HeatSheetProps extends HeatBodyProps {
  className: string;
}

const toPath = (polygon: readonly SheetPoint[]) => `M${polygon.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

export function HeatSheet({ className, ...body }: HeatSheetProps) {
  return (
    <figure className={classNames(sheet, className)} data-sheet={body.view}>
      <SheetCaption view={body.view} />
      <HeatBody {...body} />
    </figure>
  );
}

export function HeatBody({ view, tallies, by, plain = false, highlightedRegion, onHighlightRegion }: HeatBodyProps) {
  const messages = useMessages(painHeatMapMessages);
  const pain = useMessages(painMessages);
  const id = useId();
  const figure = figures[view];
  const shaded = tallies.flatMap((tally) => {
    const polygon = tally.view === view ? figure.regions[tally.region] : undefined;
    return polygon ? [{ ...tally, polygon, shade: shadeFor(tally, by), clip: `${id}-${tally.region}` }] : [];
  });
  return (
    <svg
      className={styles.body}
      data-plain={plain || undefined}
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      role="img"
      aria-label={(plain ? messages.bodyInWords : messages.body)(pain[view], shaded.length)}
    >
      <clipPath id={id}>
        <path d={figure.outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {shaded.map(({ region, polygon, shade, clip }) => (
          <g
            key={region}
            data-region={region}
            onPointerEnter={() => onHighlightRegion?.(region)}
            onPointerLeave={() => onHighlightRegion?.(null)}
          >
            <clipPath id={clip}>
              <path d={toPath(polygon)} />
            </clipPath>
            {plain ? (
              <Tinted shade={shade} clip={clip} path={toPath(polygon)} />
            ) : (
              <Shaded shade={shade} clip={clip} box={getPolygonBounds(polygon, 0)} />
            )}
            {region === highlightedRegion && <path className={styles.highlighted} d={toPath(polygon)} />}
          </g>
        ))}
      </g>
      <path className={details} d={figure.details} />
      <path className={outline} d={figure.outline} />
      {(plain ? [] : shaded).map(({ region, polygon, shade }) => {
        const [x, y] = getCentroid(polygon);
        return (
          <g key={region} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} pointerEvents="none">
            <circle className={styles.badge} r="13" fill={shade.color} />
            <text className={styles.number} y="6" textAnchor="middle">
              {shade.number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
