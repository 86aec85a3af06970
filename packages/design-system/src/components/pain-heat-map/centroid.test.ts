import { describe, expect, it } from 'vitest';
import { bodyRegions } from '../pain-canvas/body/regions.ts';
import { type SheetPoint, sheetPoint, views } from '../pain-canvas/core/space.ts';
import { getCentroid } from './centroid.ts';

/** Ray casting: inside if the number of crossings is odd. */
function inside(polygon: readonly SheetPoint[], [x, y]: readonly [number, number]): boolean {
  const crossings = polygon.filter((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    return a.y <= y !== b.y <= y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossings.length % 2 === 1;
}

describe('getCentroid', () => {
  it('returns the intersection of the diagonals for a rectangle', () => {
    const corners = [
      [10, 20],
      [30, 20],
      [30, 60],
      [20, 60],
      [15, 60],
      [10, 60],
    ] as const;
    expect(getCentroid(corners.map(([x, y]) => sheetPoint(x, y)))).toEqual([20, 40]);
  });

  it.each(views)('lies inside the region: %s', (view) => {
    const outside = Object.entries(bodyRegions[view]).filter(([, polygon]) => !inside(polygon, getCentroid(polygon)));
    expect(outside.map(([region]) => region)).toEqual([]);
  });
});
