import { type Command, type Figure, getBounds, touches } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { paint } from './paint.ts';
import { overlap, type Rect, sheetHeight, sheetWidth, union, type View, wholeSheet } from './space.ts';

interface Checkpoint {
  readonly position: number;
  readonly last: Command | undefined;
  readonly bitmap: HTMLCanvasElement;
}

// With 32 bitmaps, undoing any of 2,000 strokes repaints at most the overlapping strokes of one interval.
const bitmapBudget = 12_000_000;
const maxBitmaps = 32;

/** Snapshots at intervals make undo independent of the length of the history. */
export interface StillLayer {
  resize(scale: number): void;
  /** Syncs with the drawing: forwards by painting, backwards by repainting the affected area. */
  update(): void;
}

export function createStillLayer(
  context: CanvasRenderingContext2D,
  view: View,
  figure: Figure,
  drawing: PainDrawing,
  onChange: () => void,
): StillLayer {
  const { canvas } = context;
  const { commands } = drawing;
  let position = 0;
  let last: Command | undefined;
  let checkpoints: Checkpoint[] = [];
  let gap = 32;
  let scale = 0;

  // Commands are never reordered: the same command at the same position means the same history before it.
  const isCurrent = (point: { position: number; last: Command | undefined }) =>
    commands[point.position - 1] === point.last;

  function update(): void {
    const from = position;
    const same = isCurrent({ position, last });
    checkpoints = checkpoints.filter(isCurrent);
    position = drawing.position;
    last = commands[position - 1];
    if (same && position >= from) {
      if (paintBetween(from, position)) onChange();
      return;
    }
    // After an undo, undone commands remain beyond the position. After a different continuation anything may differ.
    let dirty: Rect | undefined = same ? undefined : wholeSheet;
    for (const command of same ? commands.slice(position, from) : []) {
      if (!touches(command, view)) continue;
      const bounds = getBounds(command, figure);
      dirty = dirty ? union(dirty, bounds) : bounds;
    }
    if (!dirty) return;
    repaint(dirty);
    onChange();
  }

  function repaint(dirty: Rect): void {
    let start = 0;
    let bitmap: HTMLCanvasElement | undefined;
    for (const point of checkpoints) if (point.position <= position) ({ position: start, bitmap } = point);
    const reset = commands.slice(start, position).findLastIndex(({ kind }) => kind === 'reset') + 1;
    start += reset;
    // Snapped to pixels: a clip through a pixel would blend old and new content.
    const left = Math.floor(dirty.left * scale) / scale;
    const top = Math.floor(dirty.top * scale) / scale;
    const area = [
      left,
      top,
      Math.ceil(dirty.right * scale) / scale - left,
      Math.ceil(dirty.bottom * scale) / scale - top,
    ] as const;
    context.save();
    context.beginPath();
    context.rect(...area);
    context.clip();
    context.globalCompositeOperation = 'source-over';
    context.clearRect(...area);
    if (bitmap && !reset) context.drawImage(bitmap, 0, 0, sheetWidth, sheetHeight);
    paintBetween(start, position, dirty);
    context.restore();
  }

  /** Returns true if there was anything to paint. */
  function paintBetween(start: number, end: number, within?: Rect): boolean {
    let painted = false;
    for (let index = start; index < end; index += 1) {
      const command = commands[index];
      if (!command || !touches(command, view)) continue;
      painted = true;
      if (!within || overlap(getBounds(command, figure), within)) paint(context, command, figure);
      if (!within && index + 1 - (checkpoints.at(-1)?.position ?? 0) >= gap) addCheckpoint(index + 1, command);
    }
    return painted;
  }

  function addCheckpoint(at: number, command: Command): void {
    const { width, height } = canvas;
    const maxCheckpoints = Math.min(maxBitmaps, Math.max(3, bitmapBudget / (width * height)));
    if (checkpoints.length + 1 > maxCheckpoints) {
      gap *= 2;
      checkpoints = checkpoints.filter((_point, index) => index % 2);
      return;
    }
    const bitmap = document.createElement('canvas');
    bitmap.width = width;
    bitmap.height = height;
    bitmap.getContext('2d')?.drawImage(canvas, 0, 0);
    checkpoints.push({ position: at, last: command, bitmap });
  }

  return {
    update,
    resize(next) {
      scale = next;
      canvas.width = Math.round(sheetWidth * scale);
      canvas.height = Math.round(sheetHeight * scale);
      context.setTransform(scale, 0, 0, scale, 0, 0);
      checkpoints = [];
      position = 0;
      last = undefined;
      update();
    },
  };
}
