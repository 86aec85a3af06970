import type { PainLevel } from '../../../theme/pain.ts';
import { stroke } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { type Line, paintStroke } from './paint.ts';
import { boundsOf, brushWidth, eraserWidth, type SheetPoint, sheetHeight, sheetWidth, type View } from './space.ts';
import type { StillLayer } from './still-layer.ts';

export type Tool = 'pen' | 'eraser';

export interface Ink {
  readonly tool: Tool;
  readonly level: PainLevel;
}

/**
 * Pen and rubber: idle until `begin`, drawing until `end` or `cancel`. The pen paints on a layer of its own; whatever
 * takes pain away (the rubber, the white pen) works on the finished layer, because that is where the pain is.
 */
export class StrokeTool {
  #points: SheetPoint[] = [];
  #painted = 0;
  #line: Line = { level: 'none', width: brushWidth, points: this.#points };
  readonly #live: CanvasRenderingContext2D;
  readonly #still: CanvasRenderingContext2D;
  readonly #layer: StillLayer;
  readonly #view: View;
  readonly #drawing: PainDrawing;

  constructor(
    live: CanvasRenderingContext2D,
    still: CanvasRenderingContext2D,
    layer: StillLayer,
    view: View,
    drawing: PainDrawing,
  ) {
    this.#live = live;
    this.#still = still;
    this.#layer = layer;
    this.#view = view;
    this.#drawing = drawing;
  }

  get active(): boolean {
    return this.#points.length > 0;
  }

  begin(ink: Ink, point: SheetPoint): void {
    const eraser = ink.tool === 'eraser';
    this.#painted = 0;
    this.#points = [];
    this.#line = {
      level: eraser ? 'none' : ink.level,
      width: eraser ? eraserWidth : brushWidth,
      points: this.#points,
    };
    this.extend([point]);
  }

  /** Adds the points of one event (several, when the browser has gathered them) and paints only those. */
  extend(points: readonly SheetPoint[]): void {
    for (const point of points) {
      const last = this.#points[this.#points.length - 1];
      if (!last || Math.abs(last.x - point.x) + Math.abs(last.y - point.y) > 0.5) this.#points.push(point);
    }
    if (this.#points.length === this.#painted) return;
    paintStroke(this.#line.level === 'none' ? this.#still : this.#live, this.#line, this.#painted);
    this.#painted = this.#points.length;
  }

  end(): void {
    if (!this.active) return;
    const done = stroke(this.#view, this.#line.level, this.#line.width, this.#points);
    this.#clear();
    this.#drawing.run(done);
  }

  cancel(): void {
    if (this.active) this.#clear();
  }

  #clear(): void {
    // Takes back what was painted ahead: the finished stroke is painted once, whole, by the finished layer.
    if (this.#line.level === 'none') this.#layer.repaint(boundsOf(this.#points, this.#line.width));
    else this.#live.clearRect(0, 0, sheetWidth, sheetHeight);
    this.#points = [];
  }
}
