import { painLevels } from '../../theme/pain.ts';
import { hatch } from '../pain-canvas/core/hatch.ts';
import type { Rect } from '../pain-canvas/core/space.ts';
import type { Shade } from './shades.ts';

interface ShadedProps {
  shade: Shade;
  box: Rect;
  clip?: string;
}

export function Shaded({ shade: { color, pattern }, box, clip }: ShadedProps) {
  const { left, top, right, bottom } = box;
  return (
    <g clipPath={clip && `url(#${clip})`}>
      <rect x={left} y={top} width={right - left} height={bottom - top} fill={color} fillOpacity="0.18" />
      <path
        d={hatch(pattern, box)
          .map(([x1, y1, x2, y2]) => `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`)
          .join('')}
        stroke={color}
        strokeWidth="1.8"
      />
    </g>
  );
}

/** Without hatching, which is the ink of a drawing: here a touch anywhere fills the whole region. */
export function Tinted({ shade: { color, pattern }, path, clip }: { shade: Shade; path: string; clip: string }) {
  return (
    <path
      clipPath={`url(#${clip})`}
      d={path}
      fill={color}
      fillOpacity={0.1 + 0.05 * painLevels.indexOf(pattern)}
      stroke={color}
      // Half of it is clipped, and a small body is a sixth of the size of its sheet.
      strokeWidth="14"
    />
  );
}
