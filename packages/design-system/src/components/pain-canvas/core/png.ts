import type { Figure } from './commands.ts';
import { touches } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { paint, paintFigure, type SideMarks } from './paint.ts';
import { sheetHeight, sheetWidth, type View } from './space.ts';

function sheet(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = sheetWidth;
  canvas.height = sheetHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D drawing context: the pain drawing cannot be saved.');
  return context;
}

/** White paper, the pain on it, the body over it: one flat picture of 419 × 866, the same on every screen. */
export function toPng({ commands, position }: PainDrawing, view: View, figure: Figure, marks?: SideMarks): string {
  const pain = sheet();
  for (const command of commands.slice(0, position)) if (touches(command, view)) paint(pain, command, figure);
  const paper = sheet();
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, sheetWidth, sheetHeight);
  paper.drawImage(pain.canvas, 0, 0);
  paintFigure(paper, figure, marks);
  return paper.canvas.toDataURL('image/png');
}
