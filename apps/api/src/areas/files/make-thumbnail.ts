import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readPictureSize } from './picture-size.ts';

// In a worker process only: decoding blocks for up to a second. The codecs are WebAssembly, so that a file that exploits
// a decoder reaches neither the keys nor the database of the process.

export interface Picture {
  /** RGBA, not premultiplied. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Pixels of the longer side. */
const longestSide = 240;
/** Larger than the photos of phones (50 megapixels as JPEG); decoded, each takes four bytes and more. */
const maxPixels = 52_000_000;
const quality = 75;

const { resolve } = createRequire(import.meta.url);

// Node.js has it, but its types belong to those of the DOM.
const assembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> } = Reflect.get(globalThis, 'WebAssembly');

const compile = async (path: string) => assembly.compile(await readFile(resolve(path)));

type Decode = (bytes: ArrayBuffer) => Promise<Picture>;

// Each decoder is instantiated anew where it can be: its memory never shrinks, and it held the picture of a patient.
const decoders: Readonly<Record<string, () => Promise<Decode>>> = {
  async 'image/jpeg'() {
    const { default: decode, init } = await import('@jsquash/jpeg/decode.js');
    await init(await compile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    return (bytes) => decode(bytes, { preserveOrientation: true });
  },
  async 'image/png'() {
    const { default: decode, init } = await import('@jsquash/png/decode.js');
    await init(await compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return (bytes) => decode(bytes);
  },
  async 'image/webp'() {
    const { default: decode, init } = await import('@jsquash/webp/decode.js');
    await init(await compile('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decode;
  },
};

async function encode(picture: Picture): Promise<Uint8Array> {
  const { default: toJpeg, init } = await import('@jsquash/jpeg/encode.js');
  await init(await compile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  return new Uint8Array(await toJpeg(picture, { quality }));
}

/** Averages the pixels that each smaller one covers, on white, because JPEG has no transparency. Never enlarges. */
export function shrink({ data, width, height }: Picture): Picture {
  const ratio = Math.min(1, longestSide / Math.max(width, height));
  const [columns, rows] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
  const small = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * height) / rows);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows));
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * width) / columns);
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns));
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (let y = top; y < bottom; y++) {
        for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
          const alpha = data[at + 3] ?? 0;
          red += (data[at] ?? 0) * alpha;
          green += (data[at + 1] ?? 0) * alpha;
          blue += (data[at + 2] ?? 0) * alpha;
          opacity += alpha;
        }
      }
      const full = (bottom - top) * (right - left) * 255;
      const white = (full - opacity) * 255;
      small.set(
        [(red + white) / full, (green + white) / full, (blue + white) / full, 255],
        (row * columns + column) * 4,
      );
    }
  }
  return { data: small, width: columns, height: rows };
}

/** Returns a JPEG; undefined if the file is no picture that can be decoded, or too large to be decoded. */
export async function makeThumbnail(sent: Uint8Array, type: string): Promise<Uint8Array | undefined> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const size = readPictureSize(bytes, type);
  if (size === undefined || size.width * size.height > maxPixels) return undefined;
  const begin = decoders[type];
  if (begin === undefined) return undefined;
  try {
    const decode = await begin();
    const { buffer, byteOffset, length } = bytes;
    return await encode(shrink(await decode(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer)));
  } catch {
    // Decoders fail on damaged files with any kind of error.
    return undefined;
  }
}
