import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';

export const width = 419;
export const height = 866;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Image data; text, time and location chunks and trailing data are dropped. */
const imageChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'IDAT', 'IEND']);
const samples: Record<number, { count: number; depths: number[] }> = {
  0: { count: 1, depths: [1, 2, 4, 8, 16] },
  2: { count: 3, depths: [8, 16] },
  3: { count: 1, depths: [1, 2, 4, 8] },
  4: { count: 2, depths: [8, 16] },
  6: { count: 4, depths: [8, 16] },
};

export class InvalidDrawing extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotADrawing';
  }
}

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

function* chunks(png: Buffer): Generator<Chunk> {
  if (!png.subarray(0, 8).equals(signature)) throw new InvalidDrawing('is not a PNG');
  for (let at = 8; at < png.length; ) {
    if (at + 12 > png.length) throw new InvalidDrawing('is a PNG that breaks off');
    const end = at + 12 + png.readUInt32BE(at);
    if (end > png.length) throw new InvalidDrawing('is a PNG that breaks off');
    const body = png.subarray(at + 4, end - 4);
    if (crc32(body) !== png.readUInt32BE(end - 4)) throw new InvalidDrawing('is a damaged PNG');
    const type = body.toString('latin1', 0, 4);
    yield { type, data: body.subarray(4), whole: png.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
  throw new InvalidDrawing('is a PNG that breaks off');
}

function unpackedSize(header: Buffer): number {
  if (header.length !== 13 || header.readUInt32BE(0) !== width || header.readUInt32BE(4) !== height) {
    throw new InvalidDrawing(`is not ${width} × ${height} pixels large`);
  }
  const [depth = 0, colour = 0, compression, filter, interlace] = header.subarray(8);
  const kind = samples[colour];
  if (kind === undefined || !kind.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace !== 0) {
    throw new InvalidDrawing('is a PNG of an unusual kind');
  }
  return height * (1 + Math.ceil((width * kind.count * depth) / 8));
}

/** In bytes. */
export const maxDrawingSize = 2 * 1024 * 1024;

/** @throws InvalidDrawing for PNGs that a canvas would not produce. */
export async function cleanDrawing(png: Buffer): Promise<Buffer> {
  const parts = [...chunks(png)];
  const [header] = parts;
  if (header?.type !== 'IHDR') throw new InvalidDrawing('is a damaged PNG');
  const size = unpackedSize(header.data);
  const packed = Buffer.concat(parts.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  // Protects against decompression bombs.
  const pixels = await promisify(inflate)(packed, { maxOutputLength: size + 1 }).catch(() => undefined);
  if (pixels?.length !== size) throw new InvalidDrawing('is a damaged PNG');
  return Buffer.concat([signature, ...parts.filter(({ type }) => imageChunks.has(type)).map(({ whole }) => whole)]);
}

const prefix = 'data:image/png;base64,';

export function fromDataUrl(url: string): Buffer {
  if (!url.startsWith(prefix)) throw new InvalidDrawing('is not a PNG');
  const text = url.slice(prefix.length);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw new InvalidDrawing('is not base64');
  return bytes;
}

export function toDataUrl(png: Buffer): string {
  return prefix + png.toString('base64');
}
