import { figures } from '../../../packages/design-system/src/components/pain-canvas/body/figures.ts';
import { paintFigure } from '../../../packages/design-system/src/components/pain-canvas/core/figure.ts';

export const width = 419;
export const height = 866;

export interface Candidate {
  target: HTMLElement;
  undo(): void;
  /** Returns a picture of 419 × 866: white, the pain, the body. */
  picture(): Promise<string>;
  close(): void;
}

export function addCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  host.append(canvas);
  return canvas;
}

export function get2dContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D context');
  return context;
}

/** The same last step for all candidates. */
export async function flatten(pain: HTMLCanvasElement): Promise<string> {
  const paper = document.createElement('canvas');
  paper.width = width;
  paper.height = height;
  const context = get2dContext(paper);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(pain, 0, 0);
  paintFigure(context, figures.front);
  return paper.toDataURL('image/png');
}
