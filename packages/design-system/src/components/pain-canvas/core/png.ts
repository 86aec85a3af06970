import type { Figure } from './commands.ts';
import { touches } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { paintFigure, type SideMarks } from './figure.ts';
import { getContext, paint } from './paint.ts';
import { getSharedLayer } from './shared-layer.ts';
import { sheetHeight, sheetWidth, type View } from './space.ts';

function sheet(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = sheetWidth;
  canvas.height = sheetHeight;
  return getContext(canvas);
}

function paintPain({ commands, position }: PainDrawing, view: View, figure: Figure): HTMLCanvasElement {
  const pain = sheet();
  for (const command of commands.slice(0, position)) if (touches(command, view)) paint(pain, command, figure);
  return pain.canvas;
}

export function toPng(drawing: PainDrawing, view: View, figure: Figure, marks?: SideMarks): string {
  const paper = sheet();
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, sheetWidth, sheetHeight);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(getSharedLayer(drawing, view) ?? paintPain(drawing, view, figure), 0, 0, sheetWidth, sheetHeight);
  paintFigure(paper, figure, marks);
  return paper.canvas.toDataURL('image/png');
}
