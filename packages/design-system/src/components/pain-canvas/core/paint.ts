import { type PainLevel, painColors } from '../../../theme/pain.ts';
import { type Command, type Figure, type Fill, getBounds, type Stroke } from './commands.ts';
import { hatch } from './hatch.ts';
import { type SheetPoint, sheetHeight, sheetWidth } from './space.ts';

export function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const found = canvas.getContext('2d');
  if (!found) throw new Error('2D canvas context is not available.');
  return found;
}

const shapes = new WeakMap<Figure, Path2D>();

export function getOutlinePath(figure: Figure): Path2D {
  let shape = shapes.get(figure);
  if (!shape) {
    shape = new Path2D(figure.outline);
    shapes.set(figure, shape);
  }
  return shape;
}

export type Line = Pick<Stroke, 'level' | 'width' | 'points' | 'pressures'>;

function widthAt({ width, pressures }: Line, point: number): number {
  // Steps of an eighth keep a line of even pressure in one path.
  return pressures ? (width * Math.round(4 + 8 * (pressures[point] as number))) / 8 : width;
}

/** White is the absence of pain: it erases, and the body is on another layer. */
function applyInk(context: CanvasRenderingContext2D, level: PainLevel): void {
  context.globalCompositeOperation = level === 'none' ? 'destination-out' : 'source-over';
  context.strokeStyle = context.fillStyle = painColors[level];
}

/** With `from`, draws only what later points add, so that the cost of a live line does not grow with its length. */
export function paintStroke(context: CanvasRenderingContext2D, line: Line, from = 0): void {
  const { points } = line;
  const { length } = points;
  let at = 2 * Math.max(1, from - 1);
  let width = widthAt(line, Math.min(at, length - 2) / 2);
  if (!from) {
    applyInk(context, line.level);
    context.lineCap = context.lineJoin = 'round';
  }
  context.lineWidth = width;
  // Some browsers draw no round caps for a zero-length line, but a tap must leave a dot.
  const startX = points[at - 2] as number;
  const startY = points[at - 1] as number;
  let x = points[at] ?? startX + 0.01;
  let y = points[at + 1] ?? startY;
  context.beginPath();
  if (from > 2) context.moveTo((startX + x) / 2, (startY + y) / 2);
  else context.moveTo(startX, startY);
  for (at += 2; at < length; at += 2) {
    const nextX = points[at] as number;
    const nextY = points[at + 1] as number;
    const middleX = (x + nextX) / 2;
    const middleY = (y + nextY) / 2;
    context.quadraticCurveTo(x, y, middleX, middleY);
    x = nextX;
    y = nextY;
    const next = widthAt(line, at / 2);
    if (next === width) continue;
    context.stroke();
    context.lineWidth = width = next;
    context.beginPath();
    context.moveTo(middleX, middleY);
  }
  context.lineTo(x, y);
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
  applyInk(context, 'none');
  context.fill();
  if (fill.level !== 'none') {
    context.clip();
    context.clip(getOutlinePath(figure));
    applyInk(context, fill.level);
    context.globalAlpha = 0.2;
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = 2;
    context.beginPath();
    for (const [x1, y1, x2, y2] of hatch(fill.level, getBounds(fill, figure))) {
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
    context.stroke();
  }
  context.restore();
}

export function paint(context: CanvasRenderingContext2D, command: Command, figure: Figure): void {
  if (command.kind === 'stroke') paintStroke(context, command);
  else if (command.kind === 'fill') paintFill(context, command, figure);
  else context.clearRect(0, 0, sheetWidth, sheetHeight);
}
