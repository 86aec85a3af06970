import { painLevels } from '../../../theme/pain.ts';
import { type Command, fill, reset, stroke } from './commands.ts';
import type { DrawingState } from './drawing.ts';
import { brushWidth, eraserWidth, regionCounts, views } from './space.ts';

/**
 * JSON form of a drawing. `c` holds one array per command: `[view, level, region]` for a fill, `[]` for a reset, and
 * `[view, level, width, points, pressures?]` for a stroke; points are delta-encoded tenths of a unit, pressures
 * percentages.
 */
export interface PainDraft {
  readonly v: 1;
  /** Number of active commands; the rest can be redone. */
  readonly at: number;
  /** Packed commands. */
  readonly c: readonly (readonly unknown[])[];
}

const maxPoints = 1_000_000;
const tenths = (value: number) => Math.round(value * 10);

export function toDraft({ commands, position }: DrawingState): PainDraft {
  return { v: 1, at: position, c: commands.map(pack) };
}

function pack(command: Command): readonly unknown[] {
  if (command.kind === 'reset') return [];
  const head = [views.indexOf(command.view), painLevels.indexOf(command.level)];
  if (command.kind === 'fill') return [...head, command.region];
  const { points, pressures, width } = command;
  const deltas = points.map((value, at) => tenths(value) - tenths(points[at - 2] ?? 0));
  return pressures
    ? [...head, width, deltas, pressures.map((pressure) => Math.round(pressure * 100))]
    : [...head, width, deltas];
}

/** Parses an untrusted draft. Returns null unless it is entirely valid. */
export function fromDraft(draft: unknown): DrawingState | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const { v, at, c } = draft as Partial<Record<keyof PainDraft, unknown>>;
  if (v !== 1 || !Array.isArray(c) || !isCount(at, c.length)) return null;
  const commands: Command[] = [];
  let points = 0;
  for (const packed of c) {
    const command = Array.isArray(packed) ? unpack(packed) : null;
    if (!command) return null;
    points += command.kind === 'stroke' ? command.points.length / 2 : 0;
    if (points > maxPoints) return null;
    commands.push(command);
  }
  return { commands, position: at };
}

function unpack(packed: readonly unknown[]): Command | null {
  if (packed.length === 0) return reset();
  const [viewIndex, levelIndex, third, deltas, pressures] = packed;
  const view = isCount(viewIndex, 1) && views[viewIndex];
  const level = isCount(levelIndex, painLevels.length - 1) && painLevels[levelIndex];
  if (!view || !level) return null;
  if (packed.length === 3) {
    const place = Number(third) - 100 * (views.indexOf(view) + 1);
    const known = typeof third === 'string' && third.length === 3 && place > 0 && isCount(place, regionCounts[view]);
    return known ? fill(view, third, level) : null;
  }
  if (packed.length > 5 || (third !== brushWidth && third !== eraserWidth)) return null;
  const points = unpackPoints(deltas);
  if (!points) return null;
  if (pressures === undefined) return stroke(view, level, third, points);
  if (!Array.isArray(pressures) || pressures.length * 2 !== points.length) return null;
  if (!pressures.every((pressure) => isCount(pressure, 100))) return null;
  return stroke(
    view,
    level,
    third,
    points,
    pressures.map((pressure) => pressure / 100),
  );
}

function unpackPoints(deltas: unknown): number[] | null {
  if (!Array.isArray(deltas) || deltas.length === 0 || deltas.length % 2 !== 0) return null;
  const sums: number[] = [];
  for (const [at, delta] of deltas.entries()) {
    const sum: unknown = (sums[at - 2] ?? 0) + delta;
    // Strokes may leave the sheet, since the pointer is captured.
    if (!isCount(Math.abs(Number(sum)), 100_000) || typeof sum !== 'number') return null;
    sums.push(sum);
  }
  return sums.map((sum) => sum / 10);
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
