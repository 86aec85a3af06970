import { type PainLevel, painColors } from '../../../theme/pain.ts';
import type { Command, Figure, Fill, Stroke } from './commands.ts';
import { hatch } from './hatch.ts';
import { type SheetPoint, sheetHeight, sheetWidth } from './space.ts';

const shapes = new WeakMap<Figure, Path2D>();

function outlineOf(figure: Figure): Path2D {
  let shape = shapes.get(figure);
  if (!shape) {
    shape = new Path2D(figure.outline);
    shapes.set(figure, shape);
  }
  return shape;
}

/** What painting a stroke needs of it: also one that is not finished. */
export type Line = Pick<Stroke, 'level' | 'width' | 'points'>;

function widthAt(stroke: Line, point: SheetPoint): number {
  if (point.pressure === undefined) return stroke.width;
  // Steps of an eighth keep a line of even pressure in one path.
  return (stroke.width * Math.round((0.5 + point.pressure) * 8)) / 8;
}

/** White is not a paint but the absence of pain: it uncovers the sheet and leaves the body, which is another layer. */
function dip(context: CanvasRenderingContext2D, level: PainLevel): void {
  context.globalCompositeOperation = level === 'none' ? 'destination-out' : 'source-over';
  context.strokeStyle = context.fillStyle = painColors[level];
}

/**
 * Draws a stroke as curves through the middles of its points. With `from`, only what the points after the first `from`
 * add: the live line costs the same at its thousandth point as at its second.
 */
export function paintStroke(context: CanvasRenderingContext2D, stroke: Line, from = 0): void {
  const { points } = stroke;
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return;
  dip(context, stroke.level);
  context.lineCap = context.lineJoin = 'round';
  let index = Math.max(1, from - 1);
  let control = points[index] ?? last;
  let { x, y } = first;
  if (index > 1) {
    const before = points[index - 1] ?? first;
    x = (before.x + control.x) / 2;
    y = (before.y + control.y) / 2;
  }
  let width = widthAt(stroke, control);
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x, y);
  while (++index < points.length) {
    const next = points[index] ?? last;
    x = (control.x + next.x) / 2;
    y = (control.y + next.y) / 2;
    context.quadraticCurveTo(control.x, control.y, x, y);
    control = next;
    const nextWidth = widthAt(stroke, next);
    if (nextWidth !== width) {
      context.stroke();
      context.lineWidth = width = nextWidth;
      context.beginPath();
      context.moveTo(x, y);
    }
  }
  // A line of no length has no round ends in some browsers: a touch without movement must still leave a dot.
  context.lineTo(points.length > 1 ? last.x : last.x + 0.01, last.y);
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, polygon: readonly SheetPoint[]): void {
  context.beginPath();
  for (const { x, y } of polygon) context.lineTo(x, y);
  context.closePath();
}

function paintFill(context: CanvasRenderingContext2D, fill: Fill, figure: Figure): void {
  const polygon = figure.regions[fill.region];
  if (!polygon) return;
  context.save();
  trace(context, polygon);
  dip(context, 'none');
  context.fill();
  if (fill.level !== 'none') {
    context.clip();
    context.clip(outlineOf(figure));
    dip(context, fill.level);
    context.globalAlpha = 0.2;
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = 2;
    context.beginPath();
    for (const [x1, y1, x2, y2] of hatch(fill.level, fill.bounds)) {
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
    context.stroke();
  }
  context.restore();
}

/** Adds one command to a layer whose transform is already in sheet units. */
export function paint(context: CanvasRenderingContext2D, command: Command, figure: Figure): void {
  if (command.kind === 'stroke') paintStroke(context, command);
  else if (command.kind === 'fill') paintFill(context, command, figure);
  else context.clearRect(0, 0, sheetWidth, sheetHeight);
}

export const figureInk = '#41525a';

/** The letters of the patient's sides, as they stand at the left and at the right of the sheet. */
export type SideMarks = readonly [atLeft: string, atRight: string];

export function paintFigure(context: CanvasRenderingContext2D, figure: Figure, marks?: SideMarks): void {
  context.globalCompositeOperation = 'source-over';
  context.strokeStyle = figureInk;
  context.lineCap = context.lineJoin = 'round';
  context.lineWidth = 1.6;
  context.stroke(outlineOf(figure));
  context.globalAlpha = 0.45;
  context.lineWidth = 1.1;
  context.stroke(new Path2D(figure.details));
  context.globalAlpha = 1;
  if (!marks) return;
  context.fillStyle = figureInk;
  context.font = '600 16px sans-serif';
  marks.forEach((mark, index) => {
    context.textAlign = index ? 'right' : 'left';
    context.fillText(mark, index ? sheetWidth - 16 : 16, 28);
  });
}
