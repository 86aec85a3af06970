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

/** One byte for each square of two by two units. */
type Grid = Uint8Array<ArrayBuffer>;

const cell = 2;
const columns = Math.ceil(sheetWidth / cell);
const rows = Math.ceil(sheetHeight / cell);
// A line that only grazes a region does not mark it.
const leastCells = 3;

/** Fills the cells whose centre lies in the polygon, row by row. */
function fillPolygon(grid: Grid, polygon: readonly SheetPoint[], value: number): void {
  for (let row = 0; row < rows; row += 1) {
    const crossings: number[] = [];
    const y = (row + 0.5) * cell;
    polygon.forEach((a, index) => {
      const b = polygon[(index + 1) % polygon.length];
      if (b && a.y <= y !== b.y <= y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    });
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      fillRow(grid, row, (crossings[pair] ?? 0) / cell, (crossings[pair + 1] ?? 0) / cell, value);
    }
  }
}

function fillRow(grid: Grid, row: number, left: number, right: number, value: number): void {
  const end = row * columns + Math.min(columns, Math.round(right));
  // A loop: the few cells of a brush are set before `fill` has looked at its arguments.
  for (let at = row * columns + Math.max(0, Math.round(left)); at < end; at += 1) grid[at] = value;
}

/** Stamps the brush along the line, a radius at a time. */
function stampStroke(grid: Grid, { points, width }: Stroke, value: number): void {
  const radius = width / 2 / cell;
  let fromX = (points[0] ?? 0) / cell;
  let fromY = (points[1] ?? 0) / cell;
  for (let at = 0; at < points.length; at += 2) {
    const toX = (points[at] ?? 0) / cell;
    const toY = (points[at + 1] ?? 0) / cell;
    const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / radius) || 1;
    for (let step = 1; step <= steps; step += 1) {
      const x = fromX + ((toX - fromX) * step) / steps;
      const y = fromY + ((toY - fromY) * step) / steps;
      const bottom = Math.min(rows, Math.round(y + radius));
      for (let row = Math.max(0, Math.round(y - radius)); row < bottom; row += 1) {
        const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - y) ** 2));
        fillRow(grid, row, x - half, x + half, value);
      }
    }
    fromX = toX;
    fromY = toY;
  }
}

interface Ink {
  readonly grid: Grid;
  readonly position: number;
  readonly last: Command | undefined;
}

/** What is known of a sheet: its ink now, and how it was at intervals before, so that an undo need not start over. */
interface Known {
  now: Ink;
  before: Ink[];
  marks: readonly RegionMark[] | null;
}

const gap = 64;
const everything = new WeakMap<PainDrawing, Record<View, Known>>();
const blank = (): Known => ({
  now: { grid: new Uint8Array(columns * rows), position: 0, last: undefined },
  before: [],
  marks: null,
});

/** What is left on a sheet, worked out from where it was asked last. */
function knownOf(drawing: PainDrawing, view: View, regions: Regions): Known {
  const { commands, position } = drawing;
  let sheets = everything.get(drawing);
  if (!sheets) {
    sheets = { front: blank(), back: blank() };
    everything.set(drawing, sheets);
  }
  const known = sheets[view];
  const holds = (ink: Ink) => ink.position <= position && commands[ink.position - 1] === ink.last;
  known.before = known.before.filter(holds);
  if (!holds(known.now)) {
    const { now } = blank();
    const latest = known.before.at(-1);
    known.now = latest ? { ...latest, grid: latest.grid.slice() } : now;
    known.marks = null;
  }
  const { grid } = known.now;
  for (let index = known.now.position; index < position; index += 1) {
    const command = commands[index];
    if (command && touches(command, view)) {
      known.marks = null;
      add(grid, command, regions);
    }
    if ((index + 1) % gap === 0) known.before.push({ grid: grid.slice(), position: index + 1, last: command });
  }
  known.now = { grid, position, last: commands[position - 1] };
  return known;
}

function add(grid: Grid, command: Command, regions: Regions): void {
  if (command.kind === 'reset') grid.fill(0);
  else if (command.kind === 'stroke') stampStroke(grid, command, painLevels.indexOf(command.level));
  else fillPolygon(grid, regions[command.region] ?? [], painLevels.indexOf(command.level));
}

/** True if no pain is left on either sheet: also when everything that was drawn has been rubbed out. */
export function isEmpty(drawing: PainDrawing, body: BodyRegions): boolean {
  return views.every((view) => !knownOf(drawing, view, body[view]).now.grid.some((level) => level > 0));
}

/** The marked regions in the order of their numbers, each with its strongest level. Worked out from geometry, not from pixels. */
export function regionMarks(drawing: PainDrawing, view: View, regions: Regions): readonly RegionMark[] {
  const known = knownOf(drawing, view, regions);
  known.marks ??= count(known.now.grid, view, regions);
  return known.marks;
}

function count(grid: Grid, view: View, regions: Regions): RegionMark[] {
  const ids = Object.keys(regions);
  const map = regionGrid(regions);
  const ranks = painLevels.length;
  const area = new Uint32Array((ids.length + 1) * ranks);
  for (let at = 0; at < grid.length; at += 1) {
    const level = grid[at];
    if (!level) continue;
    const slot = (map[at] ?? 0) * ranks + level;
    area[slot] = (area[slot] ?? 0) + 1;
  }
  return ids.flatMap((region, index) => {
    const level = painLevels.findLast((_, rank) => rank > 0 && (area[(index + 1) * ranks + rank] ?? 0) >= leastCells);
    return level ? [{ view, region, level }] : [];
  });
}

const regionGrids = new WeakMap<Regions, Grid>();

function regionGrid(regions: Regions): Grid {
  let grid = regionGrids.get(regions);
  if (!grid) {
    grid = new Uint8Array(columns * rows);
    for (const [index, polygon] of Object.values(regions).entries()) fillPolygon(grid, polygon, index + 1);
    regionGrids.set(regions, grid);
  }
  return grid;
}
