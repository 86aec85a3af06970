import { painLevels } from '../../../theme/pain.ts';
import { type BodyRegions, type Command, fill, reset, stroke } from './commands.ts';
import type { DrawingState } from './drawing.ts';
import { brushWidth, eraserWidth, type SheetPoint, sheetPoint, views } from './space.ts';

/**
 * A drawing as plain JSON, to be kept as a draft. `c` holds one array a command: `[view, level, region]` for a fill,
 * `[]` for a reset, and for a stroke `[view, level, width, points, pressures?]`, where points are tenths of a unit, each
 * the difference to the one before, and pressures are percent.
 */
export interface PainDraft {
  readonly v: 1;
  readonly at: number;
  readonly c: readonly (readonly unknown[])[];
}

const mostPoints = 1_000_000;
const tenths = (value: number) => Math.round(value * 10);

export function toDraft({ commands, position }: DrawingState): PainDraft {
  return { v: 1, at: position, c: commands.map(pack) };
}

function pack(command: Command): readonly unknown[] {
  if (command.kind === 'reset') return [];
  const head = [views.indexOf(command.view), painLevels.indexOf(command.level)];
  if (command.kind === 'fill') return [...head, command.region];
  const { points, width } = command;
  let x = 0;
  let y = 0;
  const deltas: number[] = [];
  for (const point of points) {
    deltas.push(tenths(point.x) - x, tenths(point.y) - y);
    x = tenths(point.x);
    y = tenths(point.y);
  }
  const pressed = points.some(({ pressure }) => pressure !== undefined);
  const pressures = points.map(({ pressure }) => (pressure === undefined ? -1 : Math.round(pressure * 100)));
  return pressed ? [...head, width, deltas, pressures] : [...head, width, deltas];
}

/** Reads a draft that came from outside. Anything that is not exactly a draft gives null, never half a drawing. */
export function fromDraft(draft: unknown, body: BodyRegions): DrawingState | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const { v, at, c } = draft as Partial<Record<keyof PainDraft, unknown>>;
  if (v !== 1 || !Array.isArray(c) || !isCount(at, c.length)) return null;
  const commands: Command[] = [];
  let points = 0;
  for (const packed of c) {
    const command = Array.isArray(packed) ? unpack(packed, body) : null;
    if (!command) return null;
    points += command.kind === 'stroke' ? command.points.length : 0;
    if (points > mostPoints) return null;
    commands.push(command);
  }
  return { commands, position: at };
}

function unpack(packed: readonly unknown[], body: BodyRegions): Command | null {
  if (packed.length === 0) return reset();
  const [viewIndex, levelIndex, third, deltas, pressures] = packed;
  const view = views[Number(viewIndex)];
  const level = painLevels[Number(levelIndex)];
  if (!isCount(viewIndex, 1) || !isCount(levelIndex, painLevels.length - 1) || !view || !level) return null;
  if (packed.length === 3) return typeof third === 'string' ? fill(body, view, third, level) : null;
  if (packed.length > 5 || (third !== brushWidth && third !== eraserWidth)) return null;
  const points = unpackPoints(deltas, pressures);
  return points && stroke(view, level, third, points);
}

function unpackPoints(deltas: unknown, pressures: unknown): SheetPoint[] | null {
  if (!Array.isArray(deltas) || deltas.length === 0 || deltas.length % 2 !== 0) return null;
  if (pressures !== undefined && !(Array.isArray(pressures) && pressures.length * 2 === deltas.length)) return null;
  const points: SheetPoint[] = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index < deltas.length; index += 2) {
    x += deltas[index];
    y += deltas[index + 1];
    // Strokes may leave the sheet, by as much as a hand can: the pointer is held until it lets go.
    if (!Number.isInteger(x) || !Number.isInteger(y) || Math.max(Math.abs(x), Math.abs(y)) > 100_000) return null;
    const pressure: unknown = pressures?.[index / 2] ?? -1;
    if (pressure !== -1 && !isCount(pressure, 100)) return null;
    points.push(sheetPoint(x / 10, y / 10, pressure === -1 ? undefined : pressure / 100));
  }
  return points;
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
