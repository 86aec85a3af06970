import type { PainLevel } from '../../../theme/pain.ts';
import { type Stroke, stroke } from '../core/commands.ts';
import { brushWidth, roundToTenth, type View } from '../core/space.ts';

export function line(
  level: PainLevel,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  view: View = 'front',
  width: number = brushWidth,
): Stroke {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4));
  const points = Array.from({ length: steps + 1 }, (_, step) => [
    roundToTenth(from[0] + ((to[0] - from[0]) * step) / steps),
    roundToTenth(from[1] + ((to[1] - from[1]) * step) / steps),
  ]).flat();
  return stroke(view, level, width, points);
}

export function scribble(
  level: PainLevel,
  [left, top]: readonly [x: number, y: number],
  [right, bottom]: readonly [x: number, y: number],
  turns: number,
  view: View = 'front',
): Stroke {
  const steps = turns * 12;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const swing = Math.sin((step / steps) * turns * Math.PI + Math.sin(step) / 6);
    const narrow = 0.75 + 0.25 * Math.sin((step / steps) * Math.PI);
    return [
      roundToTenth((left + right) / 2 + (swing * narrow * (right - left)) / 2),
      roundToTenth(top + ((bottom - top) * step) / steps + swing * 3),
    ];
  }).flat();
  return stroke(view, level, brushWidth, points);
}

export function session(count: number): Stroke[] {
  const levels: readonly PainLevel[] = ['mild', 'moderate', 'intense', 'strong', 'very-strong', 'none'];
  return Array.from({ length: count }, (_, index) => {
    const x = 60 + ((index * 37) % 290);
    const y = 60 + ((index * 101) % 740);
    const level = levels[index % levels.length] ?? 'mild';
    return line(level, [x, y], [x + 24, y + ((index * 13) % 40)], index % 3 === 0 ? 'back' : 'front');
  });
}
