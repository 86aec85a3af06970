import type { SheetPoint } from '../pain-canvas/core/space.ts';

/** Returns the centroid of the area (not of the corners), where the number is placed. */
export function getCentroid(polygon: readonly SheetPoint[]): readonly [x: number, y: number] {
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
