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
