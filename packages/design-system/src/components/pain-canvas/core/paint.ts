import { type PainLevel, painColors, sheetInk } from '../../../theme/pain.ts';
import type { Command, Figure, Fill, Stroke } from './commands.ts';
import { hatch } from './hatch.ts';
import { type SheetPoint, sheetHeight, sheetWidth } from './space.ts';

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const found = canvas.getContext('2d');
  if (!found) throw new Error('No 2D context to draw on.');
  return found;
}

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
export type Line = Pick<Stroke, 'level' | 'width' | 'points' | 'pressures'>;

function widthAt({ width, pressures }: Line, point: number): number {
  const pressure = pressures?.[point];
  // Steps of an eighth keep a line of even pressure in one path.
  return pressure === undefined ? width : (width * Math.round(4 + 8 * pressure)) / 8;
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
export function paintStroke(context: CanvasRenderingContext2D, line: Line, from = 0): void {
  const { points } = line;
  const count = points.length / 2;
  const x = (point: number) => points[2 * point] ?? 0;
  const y = (point: number) => points[2 * point + 1] ?? 0;
  if (count === 0) return;
  dip(context, line.level);
  context.lineCap = context.lineJoin = 'round';
  let point = Math.max(1, from - 1);
  let width = widthAt(line, Math.min(point, count - 1));
  context.lineWidth = width;
  context.beginPath();
  if (point > 1) context.moveTo((x(point - 1) + x(point)) / 2, (y(point - 1) + y(point)) / 2);
  else context.moveTo(x(0), y(0));
  while (++point < count) {
    const middleX = (x(point - 1) + x(point)) / 2;
    const middleY = (y(point - 1) + y(point)) / 2;
    context.quadraticCurveTo(x(point - 1), y(point - 1), middleX, middleY);
    const next = widthAt(line, point);
    if (next !== width) {
      context.stroke();
      context.lineWidth = width = next;
      context.beginPath();
      context.moveTo(middleX, middleY);
    }
  }
  // A line of no length has no round ends in some browsers: a touch without movement must still leave a dot.
  context.lineTo(x(count - 1) + (count > 1 ? 0 : 0.01), y(count - 1));
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, polygon: readonly SheetPoint[]): void {
  context.beginPath();
  for (const { x, y } of polygon) context.lineTo(x, y);
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

/** The letters of the patient's sides, as they stand at the left and at the right of the sheet. */
export type SideMarks = readonly [atLeft: string, atRight: string];

export function paintFigure(context: CanvasRenderingContext2D, figure: Figure, marks?: SideMarks): void {
  context.strokeStyle = sheetInk;
  context.lineCap = context.lineJoin = 'round';
  context.lineWidth = 1.6;
  context.stroke(outlineOf(figure));
  context.globalAlpha = 0.45;
  context.lineWidth = 1.1;
  context.stroke(new Path2D(figure.details));
  context.globalAlpha = 1;
  if (marks) paintMarks(context, marks);
}

export function paintMarks(context: CanvasRenderingContext2D, marks: SideMarks): void {
  context.fillStyle = sheetInk;
  context.font = '600 16px sans-serif';
  marks.forEach((mark, index) => {
    context.textAlign = index ? 'right' : 'left';
    context.fillText(mark, index ? sheetWidth - 16 : 16, 28);
  });
}
