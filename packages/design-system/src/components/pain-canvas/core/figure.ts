import { sheetInk } from '../../../theme/pain.ts';
import type { Figure } from './commands.ts';
import { getOutlinePath } from './paint.ts';
import { sheetWidth } from './space.ts';

// Body and side letters in exported images; on screen they are DOM elements.

/** Letters of the patient's sides, at the left and the right of the sheet. */
export type SideMarks = readonly [atLeft: string, atRight: string];

export function paintFigure(context: CanvasRenderingContext2D, figure: Figure, marks?: SideMarks): void {
  context.strokeStyle = sheetInk;
  context.lineCap = context.lineJoin = 'round';
  context.lineWidth = 1.6;
  context.stroke(getOutlinePath(figure));
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
