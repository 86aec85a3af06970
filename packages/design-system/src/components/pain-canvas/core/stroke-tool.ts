import type { PainLevel } from '../../../theme/pain.ts';
import { stroke } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import type { Layers } from './layers.ts';
import { type Line, paintStroke } from './paint.ts';
import { brushWidth, eraserWidth, sheetHeight, sheetWidth, tenth, type View } from './space.ts';

export type Tool = 'pen' | 'eraser';

export interface Ink {
  readonly tool: Tool;
  readonly level: PainLevel;
}

/**
 * Pen and rubber: idle until `begin`, drawing until `end` or `cancel`. Both paint on the living layer; what takes pain
 * away (the rubber, the white pen) first puts a copy of the finished strokes there.
 */
export class StrokeTool {
  #points: number[] = [];
  #pressures: number[] | undefined;
  /** Points on the living layer, also those of a stroke that the finished layer has not caught up with. */
  #painted = 0;
  #line: Line = { level: 'none', width: brushWidth, points: this.#points };
  readonly #layers: Layers;
  readonly #view: View;
  readonly #drawing: PainDrawing;

  constructor(layers: Layers, view: View, drawing: PainDrawing) {
    this.#layers = layers;
    this.#view = view;
    this.#drawing = drawing;
  }

  get active(): boolean {
    return this.#points.length > 0;
  }

  begin(ink: Ink, x: number, y: number, pressure?: number): void {
    const eraser = ink.tool === 'eraser';
    const level = eraser ? 'none' : ink.level;
    this.#painted = 0;
    this.#points = [];
    this.#pressures = pressure === undefined ? undefined : [];
    this.#line = {
      level,
      width: eraser ? eraserWidth : brushWidth,
      points: this.#points,
      pressures: this.#pressures,
    };
    if (level === 'none') this.#copyFinished();
    this.#layers.see(level === 'none' ? 'live' : 'both');
    this.add(x, y, pressure);
    this.paint();
  }

  /** Takes a point, in sheet units. The browser gathers several for one event: they are painted together. */
  add(x: number, y: number, pressure = 0.5): void {
    const points = this.#points;
    const { length } = points;
    if (length && Math.abs((points[length - 2] as number) - x) + Math.abs((points[length - 1] as number) - y) < 0.6)
      return;
    points.push(tenth(x), tenth(y));
    this.#pressures?.push(Math.round(pressure * 100) / 100);
  }

  /** Paints what has been added since the last time, and only that. */
  paint(): void {
    const count = this.#points.length / 2;
    if (count > this.#painted) paintStroke(this.#layers.live, this.#line, this.#painted);
    this.#painted = count;
  }

  /** Puts the stroke into the drawing. It stays visible on the living layer until the finished one has caught up. */
  end(): void {
    if (!this.active) return;
    const done = stroke(this.#view, this.#line.level, this.#line.width, this.#points, this.#pressures);
    this.#points = [];
    this.#drawing.run(done);
  }

  cancel(): void {
    this.#points = [];
    this.refresh();
  }

  /** Empties the living layer but for a stroke that is going on: when the finished layer has caught up or changed. */
  refresh(): void {
    // The sheet that nobody draws on hears of every stroke too: a canvas that is cleared is shown anew.
    if (!this.#painted) return;
    this.#layers.live.clearRect(0, 0, sheetWidth, sheetHeight);
    if (this.active) {
      if (this.#line.level === 'none') this.#copyFinished();
      paintStroke(this.#layers.live, this.#line);
    } else {
      this.#painted = 0;
      this.#layers.see('still');
    }
  }

  #copyFinished(): void {
    const { live, still } = this.#layers;
    live.globalCompositeOperation = 'source-over';
    live.drawImage(still.canvas, 0, 0, sheetWidth, sheetHeight);
  }
}
