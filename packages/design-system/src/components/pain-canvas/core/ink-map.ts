import { type PainLevel, painLevels } from '../../../theme/pain.ts';
import { type BodyRegions, type Command, type RegionId, type Regions, type Stroke, touches } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { type SheetPoint, sheetHeight, sheetWidth, type View, views } from './space.ts';

export interface RegionMark {
  readonly view: View;
  readonly region: RegionId;
  /** The strongest level found in the region. */
  readonly level: PainLevel;
}

/** One byte for each square unit of a sheet. */
type Grid = Uint8Array<ArrayBuffer>;

// A line that only grazes a region does not mark it.
const leastArea = 10;

/** Fills the cells whose centre lies in the polygon, row by row. */
function fillPolygon(grid: Grid, polygon: readonly SheetPoint[], value: number): void {
  for (let row = 0; row < sheetHeight; row += 1) {
    const crossings: number[] = [];
    polygon.forEach((a, index) => {
      const b = polygon[(index + 1) % polygon.length];
      const y = row + 0.5;
      if (b && a.y <= y !== b.y <= y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    });
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.round(crossings[pair] ?? 0));
      const to = Math.min(sheetWidth, Math.round(crossings[pair + 1] ?? 0));
      if (to > from) grid.fill(value, row * sheetWidth + from, row * sheetWidth + to);
    }
  }
}

/** Stamps the brush along the line, half a radius at a time. */
function stampStroke(grid: Grid, { points, width }: Stroke, value: number): void {
  const radius = width / 2;
  let previous = points[0];
  for (const point of points) {
    if (!previous) return;
    const steps = Math.ceil(Math.hypot(point.x - previous.x, point.y - previous.y) / (radius / 2)) || 1;
    for (let step = 1; step <= steps; step += 1) {
      const x = previous.x + ((point.x - previous.x) * step) / steps;
      const y = previous.y + ((point.y - previous.y) * step) / steps;
      const top = Math.max(0, Math.round(y - radius));
      const bottom = Math.min(sheetHeight, Math.round(y + radius));
      for (let row = top; row < bottom; row += 1) {
        const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - y) ** 2));
        const from = Math.max(0, Math.round(x - half));
        const to = Math.min(sheetWidth, Math.round(x + half));
        if (to > from) grid.fill(value, row * sheetWidth + from, row * sheetWidth + to);
      }
    }
    previous = point;
  }
}

function inkOf(commands: readonly Command[], view: View, regions: Regions): Grid {
  const grid = new Uint8Array(sheetWidth * sheetHeight);
  for (const command of commands) {
    if (!touches(command, view)) continue;
    if (command.kind === 'reset') grid.fill(0);
    else {
      const value = painLevels.indexOf(command.level);
      if (command.kind === 'stroke') stampStroke(grid, command, value);
      else fillPolygon(grid, regions[command.region] ?? [], value);
    }
  }
  return grid;
}

/** True if no pain is left on either sheet: also when everything that was drawn has been rubbed out. */
export function isEmpty({ commands, position }: PainDrawing, body: BodyRegions): boolean {
  return views.every((view) => !inkOf(commands.slice(0, position), view, body[view]).some((level) => level > 0));
}

/** The marked regions in the order of their numbers, each with its strongest level. Worked out from geometry, not from pixels. */
export function regionMarks({ commands, position }: PainDrawing, view: View, regions: Regions): RegionMark[] {
  const ink = inkOf(commands.slice(0, position), view, regions);
  const ids = Object.keys(regions);
  const map = regionGrid(regions);
  const area = new Uint32Array((ids.length + 1) * painLevels.length);
  for (let cell = 0; cell < ink.length; cell += 1) {
    const level = ink[cell];
    if (level)
      area[(map[cell] ?? 0) * painLevels.length + level] =
        (area[(map[cell] ?? 0) * painLevels.length + level] ?? 0) + 1;
  }
  const marks: RegionMark[] = [];
  ids.forEach((region, index) => {
    for (let rank = painLevels.length - 1; rank > 0; rank -= 1) {
      const level = painLevels[rank];
      if (level && (area[(index + 1) * painLevels.length + rank] ?? 0) >= leastArea) {
        marks.push({ view, region, level });
        break;
      }
    }
  });
  return marks;
}

const regionGrids = new WeakMap<Regions, Grid>();

function regionGrid(regions: Regions): Grid {
  let grid = regionGrids.get(regions);
  if (!grid) {
    grid = new Uint8Array(sheetWidth * sheetHeight);
    for (const [index, polygon] of Object.values(regions).entries()) fillPolygon(grid, polygon, index + 1);
    regionGrids.set(regions, grid);
  }
  return grid;
}
