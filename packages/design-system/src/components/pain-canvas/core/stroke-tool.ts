import type { PainLevel } from '../../../theme/pain.ts';
import { stroke } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import type { Layers } from './layers.ts';
import { type Line, paintStroke } from './paint.ts';
import { brushWidth, eraserWidth, roundToTenth, sheetHeight, sheetWidth, type View } from './space.ts';

export type Tool = 'pen' | 'eraser';

export interface Ink {
  readonly tool: Tool;
  readonly level: PainLevel;
}

/** Both paint on the live layer; tools that erase first copy the finished strokes there. */
export interface StrokeTool {
  readonly active: boolean;
  begin(ink: Ink, x: number, y: number, pressure?: number): void;
  add(x: number, y: number, pressure?: number): void;
  paint(): void;
  /** Commits the stroke. It stays on the live layer until the finished layer is updated. */
  end(): void;
  cancel(): void;
  refresh(): void;
}

export function createStrokeTool({ live, still, show }: Layers, view: View, drawing: PainDrawing): StrokeTool {
  let points: number[] = [];
  let pressures: number[] | undefined;
  let line: Line = { level: 'none', width: brushWidth, points };
  /** Number of points on the live layer, including committed strokes that the finished layer lacks. */
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
    points.push(roundToTenth(x), roundToTenth(y));
    pressures?.push(Math.round(pressure * 100) / 100);
  }

  function paint(): void {
    const count = points.length / 2;
    if (count > painted) paintStroke(live, line, painted);
    painted = count;
  }

  function refresh(): void {
    if (!painted) return;
    live.clearRect(0, 0, sheetWidth, sheetHeight);
    if (points.length) {
      copyFinished();
      paintStroke(live, line);
    } else {
      painted = 0;
      show('still');
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
      show(line.level === 'none' ? 'live' : 'both');
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
