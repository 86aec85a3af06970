import { type PainLevel, painLevels } from '../../../theme/pain.ts';
import { type BodyRegions, type Command, type RegionId, type Regions, type Stroke, touches } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { type SheetPoint, sheetHeight, sheetWidth, type View, views } from './space.ts';

export interface RegionMark {
  /** Sheet that contains the region. */
  readonly view: View;
  /** Number of the region as text. */
  readonly region: RegionId;
  /** Strongest level in the region. */
  readonly level: PainLevel;
}

/** One byte per square of 2 × 2 units. */
type Grid = Uint8Array<ArrayBuffer>;

const cell = 2;
const columns = Math.ceil(sheetWidth / cell);
const rows = Math.ceil(sheetHeight / cell);
const wordSize = Uint32Array.BYTES_PER_ELEMENT;
// Rounded up to whole words.
const cells = Math.ceil((columns * rows) / wordSize) * wordSize;
// A hand that draws a knee strays over its border: such a region counts only if the ink in it is at least a third of that
// in the region that the mark covers most, so that a line through three regions still names all of them …
const minShareOfLargest = 1 / 3;
// … or if this much of the region is covered, which keeps an ankle in a line down the leg. It is about a tenth of what is
// visible, since regions extend beyond the silhouette.
const minShareOfRegion = 0.04;
// First column to the right of the midline.
const middle = Math.round(sheetWidth / 2 / cell);

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
  // A loop, since `fill` is slower for the few cells of a brush.
  for (let at = row * columns + Math.max(0, Math.round(left)); at < end; at += 1) grid[at] = value;
}

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

/** Current ink of a sheet with snapshots at intervals, so that an undo need not start over. */
interface InkCache {
  now: Ink;
  snapshots: Ink[];
  marks: readonly RegionMark[] | null;
}

const snapshotInterval = 64;
const caches = new WeakMap<PainDrawing, Partial<Record<View, InkCache>>>();
const blank = (): InkCache => ({
  now: { grid: new Uint8Array(cells), position: 0, last: undefined },
  snapshots: [],
  marks: null,
});

function getCache(drawing: PainDrawing, view: View, regions: Regions): InkCache {
  const { commands, position } = drawing;
  let sheets = caches.get(drawing);
  if (!sheets) {
    sheets = {};
    caches.set(drawing, sheets);
  }
  sheets[view] ??= blank();
  const cache = sheets[view];
  const isCurrent = (ink: Ink) => ink.position <= position && commands[ink.position - 1] === ink.last;
  cache.snapshots = cache.snapshots.filter(isCurrent);
  if (!isCurrent(cache.now)) {
    const { now } = blank();
    const latest = cache.snapshots.at(-1);
    cache.now = latest ? { ...latest, grid: latest.grid.slice() } : now;
    cache.marks = null;
  }
  const { grid } = cache.now;
  for (let index = cache.now.position; index < position; index += 1) {
    const command = commands[index];
    if (command && touches(command, view)) {
      cache.marks = null;
      add(grid, command, regions);
    }
    if ((index + 1) % snapshotInterval === 0)
      cache.snapshots.push({ grid: grid.slice(), position: index + 1, last: command });
  }
  cache.now = { grid, position, last: commands[position - 1] };
  return cache;
}

function add(grid: Grid, command: Command, regions: Regions): void {
  if (command.kind === 'reset') grid.fill(0);
  else if (command.kind === 'stroke') stampStroke(grid, command, painLevels.indexOf(command.level));
  else fillPolygon(grid, regions[command.region] ?? [], painLevels.indexOf(command.level));
}

/** Returns true if no pain is left on either sheet, including when everything has been erased. */
export function isEmpty(drawing: PainDrawing, body: BodyRegions): boolean {
  return views.every((view) => !getCache(drawing, view, body[view]).now.grid.some((level) => level > 0));
}

/** In numeric order, each with its strongest level. Computed from geometry, not from pixels. */
export function regionMarks(drawing: PainDrawing, view: View, regions: Regions): readonly RegionMark[] {
  const cache = getCache(drawing, view, regions);
  cache.marks ??= count(cache.now.grid, view, regions);
  return cache.marks;
}

function count(grid: Grid, view: View, regions: Regions): RegionMark[] {
  // Made only for a sheet with ink: it takes as long as a frame on a phone.
  let map: RegionMap | undefined;
  const seen = new Uint8Array(grid.length);
  const strongest = new Map<number, number>();
  // Most of the sheet is empty, so four cells are skipped at a time.
  const words = new Uint32Array(grid.buffer);
  for (let word = 0; word < words.length; word += 1) {
    if (!words[word]) continue;
    for (let at = word * wordSize; at < (word + 1) * wordSize; at += 1) {
      const level = grid[at];
      if (!level || seen[at]) continue;
      map ??= getRegionMap(regions);
      for (const region of findMarkRegions(grid, seen, at, map)) {
        strongest.set(region, Math.max(level, strongest.get(region) ?? 0));
      }
    }
  }
  return Object.keys(regions).flatMap((region, index) => {
    const level = painLevels[strongest.get(index) ?? 0];
    return level && level !== 'none' ? [{ view, region, level }] : [];
  });
}

/** Regions of 8-connected cells that are covered enough. */
function findMarkRegions(grid: Grid, seen: Uint8Array, start: number, map: RegionMap): number[] {
  const level = grid[start];
  const areas = new Map<number, number>();
  const open = [start];
  seen[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const region = findRegion(map, at);
    areas.set(region, (areas.get(region) ?? 0) + 1);
    const column = at % columns;
    for (const row of [at - columns, at, at + columns]) {
      for (let next = row - (column ? 1 : 0); next <= row + (column < columns - 1 ? 1 : 0); next += 1) {
        if (grid[next] !== level || seen[next]) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  const largest = Math.max(...areas.values());
  return [...areas.keys()].filter((region) => {
    const area = areas.get(region) ?? 0;
    return area >= largest * minShareOfLargest || area >= (map.areas[region] ?? 0) * minShareOfRegion;
  });
}

interface RegionMap {
  /** Number of the region of each cell plus one, 0 outside all of them. */
  readonly filled: Grid;
  /** Number of cells of each region. */
  readonly areas: readonly number[];
  /** Row of the nearest cell of a region in the same column, -1 in a column without regions. */
  readonly nearestRows: Int16Array;
}

const regionMaps = new WeakMap<Regions, RegionMap>();

function getRegionMap(regions: Regions): RegionMap {
  const cached = regionMaps.get(regions);
  if (cached) return cached;
  const filled: Grid = new Uint8Array(cells);
  const polygons = Object.values(regions);
  for (const [index, polygon] of polygons.entries()) fillPolygon(filled, polygon, index + 1);
  const areas = polygons.map(() => 0);
  for (const region of filled) if (region) areas[region - 1] = (areas[region - 1] ?? 0) + 1;
  const map = { filled, areas, nearestRows: findNearestRows(filled) };
  regionMaps.set(regions, map);
  return map;
}

function findNearestRows(filled: Grid): Int16Array {
  const nearestRows = new Int16Array(filled.length).fill(-1);
  for (let column = 0; column < columns; column += 1) {
    let above = -1;
    for (let row = 0; row < rows; row += 1) {
      const at = row * columns + column;
      if (filled[at]) above = row;
      nearestRows[at] = above;
    }
    let below = -1;
    for (let row = rows - 1; row >= 0; row -= 1) {
      const at = row * columns + column;
      if (filled[at]) below = row;
      const top = nearestRows[at] as number;
      if (below >= 0 && (top < 0 || below - row < row - top)) nearestRows[at] = below;
    }
  }
  return nearestRows;
}

/** Returns the region of a cell, or the nearest one on the same side of the midline. */
function findRegion({ filled, nearestRows }: RegionMap, at: number): number {
  const own = filled[at];
  if (own) return own - 1;
  const column = at % columns;
  const row = Math.floor(at / columns);
  const [first, last] = column < middle ? [0, middle - 1] : [middle, columns - 1];
  let region = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (let away = 0; away ** 2 < shortest && (column - away >= first || column + away <= last); away += 1) {
    for (const other of away ? [column - away, column + away] : [column]) {
      const otherRow = other < first || other > last ? -1 : (nearestRows[row * columns + other] as number);
      const distance = away ** 2 + (otherRow - row) ** 2;
      if (otherRow < 0 || distance >= shortest) continue;
      shortest = distance;
      region = (filled[otherRow * columns + other] as number) - 1;
    }
  }
  return region;
}
