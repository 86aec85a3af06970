import type { Figure } from './commands.ts';
import { touches } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { contextOf, paint, paintFigure, type SideMarks } from './paint.ts';
import { sheetHeight, sheetWidth, type View } from './space.ts';

function sheet(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = sheetWidth;
  canvas.height = sheetHeight;
  return contextOf(canvas);
}

type Lent = Partial<Record<View, (() => HTMLCanvasElement) | undefined>>;
const layers = new WeakMap<PainDrawing, Lent>();

/** A sheet on the screen holds the finished pain already: pictures are taken from it for as long as it is there. */
export function lendLayer(drawing: PainDrawing, view: View, layer: () => HTMLCanvasElement): () => void {
  const lent = layers.get(drawing) ?? {};
  layers.set(drawing, lent);
  lent[view] = layer;
  return () => {
    if (lent[view] === layer) lent[view] = undefined;
  };
}

function painOf({ commands, position }: PainDrawing, view: View, figure: Figure): HTMLCanvasElement {
  const pain = sheet();
  for (const command of commands.slice(0, position)) if (touches(command, view)) paint(pain, command, figure);
  return pain.canvas;
}

/** White paper, the pain on it, the body over it: one flat picture of 419 × 866, on every screen. */
export function toPng(drawing: PainDrawing, view: View, figure: Figure, marks?: SideMarks): string {
  const paper = sheet();
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, sheetWidth, sheetHeight);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(layers.get(drawing)?.[view]?.() ?? painOf(drawing, view, figure), 0, 0, sheetWidth, sheetHeight);
  paintFigure(paper, figure, marks);
  return paper.canvas.toDataURL('image/png');
}
