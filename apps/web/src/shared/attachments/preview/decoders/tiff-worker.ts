import { answer } from './answer.ts';
import type { AskedPage, DecodedPage } from './asked.ts';
import { decodeTiff } from './tiff.ts';

answer(async ({ bytes, page }: AskedPage): Promise<DecodedPage> => {
  const { columns, rows, points, pages } = decodeTiff(bytes, page);
  const canvas = new OffscreenCanvas(columns, rows);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on.');
  context.putImageData(new ImageData(points, columns, rows), 0, 0);
  return { image: await canvas.convertToBlob({ type: 'image/png' }), pages };
});
