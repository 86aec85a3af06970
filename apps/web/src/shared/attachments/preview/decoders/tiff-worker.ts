import type { DecodedPage, PageRequest } from './protocol.ts';
import { serveDecoder } from './serve-decoder.ts';
import { decodeTiff } from './tiff.ts';

serveDecoder(async ({ bytes, page }: PageRequest): Promise<DecodedPage> => {
  const { columns, rows, points, pages } = decodeTiff(bytes, page);
  const canvas = new OffscreenCanvas(columns, rows);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('OffscreenCanvas has no 2D context.');
  context.putImageData(new ImageData(points, columns, rows), 0, 0);
  return { image: await canvas.convertToBlob({ type: 'image/png' }), pages };
});
