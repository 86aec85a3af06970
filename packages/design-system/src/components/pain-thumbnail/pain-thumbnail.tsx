'use client';

import { useId } from 'react';
import { painColors, painLevels, sheetColors } from '../../theme/pain.ts';
import { figures } from '../pain-canvas/body/figures.ts';
import { type SheetPoint, sheetHeight, sheetWidth, views } from '../pain-canvas/core/space.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import * as styles from './pain-thumbnail.css.ts';

export interface PainThumbnailProps {
  /** Regions with pain. The side with the strongest is shown. */
  marks: readonly PainMark[];
}

const toPath = (polygon: readonly SheetPoint[]) => `M${polygon.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

const strength = (marks: readonly PainMark[], view: PainMark['view']) =>
  marks.reduce((sum, mark) => (mark.view === view ? sum + 10 ** painLevels.indexOf(mark.level) : sum), 0);

/** A body of 48 px with its painful regions in the colours of the drawing. Decorative: words next to it say where. */
export function PainThumbnail({ marks }: PainThumbnailProps) {
  const id = useId();
  const [first, second] = views;
  const view = strength(marks, second) > strength(marks, first) ? second : first;
  const figure = figures[view];
  return (
    <svg className={styles.body} viewBox={`0 0 ${sheetWidth} ${sheetHeight}`} aria-hidden="true">
      <clipPath id={id}>
        <path d={figure.outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {marks.map(({ view: side, region, level }) => {
          const polygon = side === view ? figure.regions[region] : undefined;
          return polygon && <path key={region} d={toPath(polygon)} fill={painColors[level]} />;
        })}
      </g>
      <path d={figure.outline} fill="none" stroke={sheetColors.ink} strokeWidth="8" />
    </svg>
  );
}
