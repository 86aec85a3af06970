import type { PainLevel } from '../../../theme/pain.ts';
import { stroke } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { paintStroke } from './paint.ts';
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
  private points: SheetPoint[] = [];
  private painted = 0;
  private level: PainLevel = 'none';
  private width = brushWidth;
  private readonly live: CanvasRenderingContext2D;
  private readonly still: CanvasRenderingContext2D;
  private readonly layer: StillLayer;
  private readonly view: View;
  private readonly drawing: PainDrawing;

  constructor(
    live: CanvasRenderingContext2D,
    still: CanvasRenderingContext2D,
    layer: StillLayer,
    view: View,
    drawing: PainDrawing,
  ) {
    this.live = live;
    this.still = still;
    this.layer = layer;
    this.view = view;
    this.drawing = drawing;
  }

  get active(): boolean {
    return this.points.length > 0;
  }

  begin(ink: Ink, point: SheetPoint): void {
    const eraser = ink.tool === 'eraser';
    this.level = eraser ? 'none' : ink.level;
    this.width = eraser ? eraserWidth : brushWidth;
    this.painted = 0;
    this.points = [];
    this.extend([point]);
  }

  /** Adds the points of one event (several, when the browser has gathered them) and paints only those. */
  extend(points: readonly SheetPoint[]): void {
    for (const point of points) {
      const last = this.points[this.points.length - 1];
      if (!last || Math.abs(last.x - point.x) + Math.abs(last.y - point.y) > 0.5) this.points.push(point);
    }
    if (this.points.length === this.painted) return;
    paintStroke(this.level === 'none' ? this.still : this.live, this.growing, this.painted);
    this.painted = this.points.length;
  }

  end(): void {
    if (!this.active) return;
    const done = stroke(this.view, this.level, this.width, this.points);
    this.clear();
    this.drawing.run(done);
  }

  cancel(): void {
    if (this.active) this.clear();
  }

  private get growing() {
    const { view, level, width, points } = this;
    return { kind: 'stroke', view, level, width, points, bounds: noBounds } as const;
  }

  private clear(): void {
    // Takes back what was painted ahead: the finished stroke is painted once, whole, by the finished layer.
    if (this.level === 'none') this.layer.repaint(boundsOf(this.points, this.width));
    else this.live.clearRect(0, 0, sheetWidth, sheetHeight);
    this.points = [];
  }
}

const noBounds = boundsOf([], 0);
