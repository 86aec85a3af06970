import { paintMarks, type SideMarks } from '../../pain-canvas/core/figure.ts';
import { sheetHeight, sheetWidth, type View } from '../../pain-canvas/core/space.ts';
import type { BodyPainting } from '../paint/body-painting.ts';
import { Camera } from './camera.ts';
import { bare, Renderer } from './renderer.ts';

/** Supersampling factor: even edges on every graphics card. */
const supersampling = 2;

function createCanvas(scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = sheetWidth * scale;
  canvas.height = sheetHeight * scale;
  return canvas;
}

/** Returns the body seen from one side as a PNG data URL, in the size of a pain canvas sheet. */
export function bodyPicture(painting: BodyPainting, view: View, marks: SideMarks): string {
  const large = createCanvas(supersampling);
  const renderer = Renderer.create(large, painting);
  const paper = createCanvas(1).getContext('2d');
  if (!renderer || !paper) throw new Error('WebGL 2 or 2D canvas is not available.');
  const camera = new Camera();
  camera.width = sheetWidth;
  camera.height = sheetHeight;
  camera.face(view);
  renderer.draw(camera, bare);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(large, 0, 0, sheetWidth, sheetHeight);
  renderer.release();
  paintMarks(paper, marks);
  return paper.canvas.toDataURL('image/png');
}
