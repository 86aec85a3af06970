import { type Command, type Figure, touches } from './commands.ts';
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
export class StillLayer {
  #position = 0;
  #last: Command | undefined;
  #checkpoints: Checkpoint[] = [];
  #gap = 32;
  #scale = 0;
  readonly #context: CanvasRenderingContext2D;
  readonly #view: View;
  readonly #figure: Figure;
  readonly #drawing: PainDrawing;
  readonly #changed: () => void;

  /** `changed` is called when there is something new to look at. */
  constructor(
    context: CanvasRenderingContext2D,
    view: View,
    figure: Figure,
    drawing: PainDrawing,
    changed: () => void,
  ) {
    this.#context = context;
    this.#view = view;
    this.#figure = figure;
    this.#drawing = drawing;
    this.#changed = changed;
  }

  /** Sets how many pixels a unit of the sheet takes and paints everything anew. */
  resize(scale: number): void {
    this.#scale = scale;
    const { canvas } = this.#context;
    canvas.width = Math.round(sheetWidth * scale);
    canvas.height = Math.round(sheetHeight * scale);
    this.#context.setTransform(scale, 0, 0, scale, 0, 0);
    this.#checkpoints = [];
    this.#position = 0;
    this.#last = undefined;
    this.update();
  }

  /** Brings the pixels to where the drawing is: forward by painting, backward by repainting what was touched. */
  update(): void {
    const { commands, position } = this.#drawing;
    const from = this.#position;
    const same = this.#holds(from, this.#last);
    this.#checkpoints = this.#checkpoints.filter((point) => this.#holds(point.position, point.last));
    this.#position = position;
    this.#last = commands[position - 1];
    const forward = same && position >= from;
    // After an undo, what was undone is still there, behind the position. After another turn anything may differ.
    const dirty = same ? this.#reach(Math.min(from, position), Math.max(from, position)) : wholeSheet;
    if (!dirty) return;
    if (forward) this.#paintBetween(from, position, wholeSheet, true);
    else this.#repaint(dirty);
    this.#changed();
  }

  /** How far the commands of this sheet in a stretch of history reach, or null if there are none. */
  #reach(start: number, end: number): Rect | null {
    let reach: Rect | null = null;
    for (const command of this.#drawing.commands.slice(start, end)) {
      if (touches(command, this.#view)) reach = reach ? union(reach, command.bounds) : command.bounds;
    }
    return reach;
  }

  /** Makes the pixels of a rectangle what the drawing says. */
  #repaint(dirty: Rect): void {
    const context = this.#context;
    const { position, commands } = this.#drawing;
    let start = 0;
    let bitmap: HTMLCanvasElement | undefined;
    for (const point of this.#checkpoints) if (point.position <= position) ({ position: start, bitmap } = point);
    for (let index = start; index < position; index += 1) {
      if (commands[index]?.kind !== 'reset') continue;
      start = index + 1;
      bitmap = undefined;
    }
    // Whole pixels: a clip through the middle of one would blend old and new there.
    const scale = this.#scale;
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
    if (bitmap) context.drawImage(bitmap, 0, 0, sheetWidth, sheetHeight);
    this.#paintBetween(start, position, dirty, false);
    context.restore();
  }

  #holds(position: number, last: Command | undefined): boolean {
    // Commands are never moved: the same command in the same place means the same history before it.
    return this.#drawing.commands[position - 1] === last;
  }

  #paintBetween(start: number, end: number, within: Rect, remember: boolean): void {
    const { commands } = this.#drawing;
    for (let index = start; index < end; index += 1) {
      const command = commands[index];
      if (!command || !touches(command, this.#view)) continue;
      if (overlap(command.bounds, within)) paint(this.#context, command, this.#figure);
      const newest = this.#checkpoints.at(-1)?.position ?? 0;
      if (remember && index + 1 - newest >= this.#gap) this.#remember(index + 1, command);
    }
  }

  #remember(position: number, last: Command): void {
    const { canvas } = this.#context;
    const room = Math.min(mostBitmaps, Math.max(3, bitmapBudget / (canvas.width * canvas.height)));
    if (this.#checkpoints.length + 1 > room) {
      this.#gap *= 2;
      this.#checkpoints = this.#checkpoints.filter((_point, index) => index % 2);
      return;
    }
    const bitmap = canvas.ownerDocument.createElement('canvas');
    bitmap.width = canvas.width;
    bitmap.height = canvas.height;
    bitmap.getContext('2d')?.drawImage(canvas, 0, 0);
    this.#checkpoints.push({ position, last, bitmap });
  }
}
