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
export interface StrokeTool {
  readonly active: boolean;
  begin(ink: Ink, x: number, y: number, pressure?: number): void;
  /** Takes a point, in sheet units. The browser gathers several for one event: they are painted together. */
  add(x: number, y: number, pressure?: number): void;
  /** Paints what has been added since the last time, and only that. */
  paint(): void;
  /** Puts the stroke into the drawing. It stays visible on the living layer until the finished one has caught up. */
  end(): void;
  cancel(): void;
  /** Empties the living layer but for a stroke that is going on: when the finished layer has caught up or changed. */
  refresh(): void;
}

export function createStrokeTool({ live, still, see }: Layers, view: View, drawing: PainDrawing): StrokeTool {
  let points: number[] = [];
  let pressures: number[] | undefined;
  let line: Line = { level: 'none', width: brushWidth, points };
  /** Points on the living layer, also those of a stroke that the finished layer has not caught up with. */
  let painted = 0;

  function copyFinished(): void {
    if (line.level !== 'none') return;
    live.globalCompositeOperation = 'source-over';
    live.drawImage(still.canvas, 0, 0, sheetWidth, sheetHeight);
  }

  function add(x: number, y: number, pressure = 0.5): void {
    const { length } = points;
    if (length && Math.abs((points[length - 2] as number) - x) + Math.abs((points[length - 1] as number) - y) < 0.6)
      return;
    points.push(tenth(x), tenth(y));
    pressures?.push(Math.round(pressure * 100) / 100);
  }

  function paint(): void {
    const count = points.length / 2;
    if (count > painted) paintStroke(live, line, painted);
    painted = count;
  }

  function refresh(): void {
    // The sheet that nobody draws on hears of every stroke too: a canvas that is cleared is shown anew.
    if (!painted) return;
    live.clearRect(0, 0, sheetWidth, sheetHeight);
    if (points.length) {
      copyFinished();
      paintStroke(live, line);
    } else {
      painted = 0;
      see('still');
    }
  }

  return {
    get active() {
      return points.length > 0;
    },
    begin({ tool, level }, x, y, pressure) {
      const eraser = tool === 'eraser';
      painted = 0;
      points = [];
      pressures = pressure === undefined ? undefined : [];
      line = { level: eraser ? 'none' : level, width: eraser ? eraserWidth : brushWidth, points, pressures };
      copyFinished();
      see(line.level === 'none' ? 'live' : 'both');
      add(x, y, pressure);
      paint();
    },
    add,
    paint,
    end() {
      if (!points.length) return;
      points = [];
      drawing.run(stroke(view, line.level, line.width, line.points, pressures));
    },
    cancel() {
      points = [];
      refresh();
    },
    refresh,
  };
}
