import type { SheetPoint } from '../pain-canvas/core/space.ts';

/** The middle of an area, which is not the middle of its corners: where its number stands. */
export function middleOf(polygon: readonly SheetPoint[]): readonly [x: number, y: number] {
  let [area, x, y] = [0, 0, 0];
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  return [x / (3 * area), y / (3 * area)];
}
