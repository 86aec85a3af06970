import { type Command, type Figure, reachOf, touches } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { paint } from './paint.ts';
import { overlap, type Rect, sheetHeight, sheetWidth, union, type View, wholeSheet } from './space.ts';

interface Checkpoint {
  readonly position: number;
  readonly last: Command | undefined;
  readonly bitmap: HTMLCanvasElement;
}

// How many pixels the bitmaps of one sheet may have, and how many are worth having: with thirty-two, undoing any of 2,000 strokes
// repaints at most the strokes of one gap that overlap the undone one.
const bitmapBudget = 12_000_000;
const mostBitmaps = 32;

/** The finished part of one sheet as pixels. Copies of it at intervals make undo independent of the history's length. */
export interface StillLayer {
  /** Sets how many pixels a unit of the sheet takes and paints everything anew. */
  resize(scale: number): void;
  /** Brings the pixels to where the drawing is: forward by painting, backward by repainting what was touched. */
  update(): void;
}

/** `changed` is called when there is something new to look at. */
export function createStillLayer(
  context: CanvasRenderingContext2D,
  view: View,
  figure: Figure,
  drawing: PainDrawing,
  changed: () => void,
): StillLayer {
  const { canvas } = context;
  const { commands } = drawing;
  let position = 0;
  let last: Command | undefined;
  let checkpoints: Checkpoint[] = [];
  let gap = 32;
  let scale = 0;

  // Commands are never moved: the same command in the same place means the same history before it.
  const holds = (point: { position: number; last: Command | undefined }) => commands[point.position - 1] === point.last;

  function update(): void {
    const from = position;
    const same = holds({ position, last });
    checkpoints = checkpoints.filter(holds);
    position = drawing.position;
    last = commands[position - 1];
    if (same && position >= from) {
      if (paintBetween(from, position)) changed();
      return;
    }
    // After an undo, what was undone is still there, behind the position. After another turn anything may differ.
    let dirty: Rect | undefined = same ? undefined : wholeSheet;
    for (const command of same ? commands.slice(position, from) : []) {
      if (!touches(command, view)) continue;
      const reach = reachOf(command, figure);
      dirty = dirty ? union(dirty, reach) : reach;
    }
    if (!dirty) return;
    repaint(dirty);
    changed();
  }

  /** Makes the pixels of a rectangle what the drawing says. */
  function repaint(dirty: Rect): void {
    let start = 0;
    let bitmap: HTMLCanvasElement | undefined;
    for (const point of checkpoints) if (point.position <= position) ({ position: start, bitmap } = point);
    const reset = commands.slice(start, position).findLastIndex(({ kind }) => kind === 'reset') + 1;
    start += reset;
    // Whole pixels: a clip through the middle of one would blend old and new there.
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

  /** Paints a stretch of history: all of it, or again what lies within a rectangle. True if there was anything. */
  function paintBetween(start: number, end: number, within?: Rect): boolean {
    let painted = false;
    for (let index = start; index < end; index += 1) {
      const command = commands[index];
      if (!command || !touches(command, view)) continue;
      painted = true;
      if (!within || overlap(reachOf(command, figure), within)) paint(context, command, figure);
      if (!within && index + 1 - (checkpoints.at(-1)?.position ?? 0) >= gap) remember(index + 1, command);
    }
    return painted;
  }

  function remember(at: number, command: Command): void {
    const { width, height } = canvas;
    const room = Math.min(mostBitmaps, Math.max(3, bitmapBudget / (width * height)));
    if (checkpoints.length + 1 > room) {
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
