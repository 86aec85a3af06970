import type { PainLevel } from '../../../theme/pain.ts';
import type { Rect } from './space.ts';

/** A pattern per level, denser with more pain, so that levels are distinguishable without colour. */
const patterns: Readonly<Record<PainLevel, readonly [gap: number, ...degrees: number[]]>> = {
  none: [1],
  mild: [14, 45],
  moderate: [9, -45],
  intense: [11, 45, -45],
  strong: [7, 0, 90],
  'very-strong': [5, 45, -45],
};

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

export function hatch(level: PainLevel, { left, top, right, bottom }: Rect): Line[] {
  const [gap, ...degrees] = patterns[level];
  const lines: Line[] = [];
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const reach = Math.hypot(right - left, bottom - top) / 2;
  for (const angle of degrees) {
    const dx = Math.cos((angle * Math.PI) / 180);
    const dy = Math.sin((angle * Math.PI) / 180);
    const along = middleX * dx + middleY * dy;
    const across = middleY * dx - middleX * dy;
    for (let at = Math.ceil((across - reach) / gap) * gap; at < across + reach; at += gap) {
      const from = along - reach;
      const to = along + reach;
      lines.push([from * dx - at * dy, from * dy + at * dx, to * dx - at * dy, to * dy + at * dx]);
    }
  }
  return lines;
}
