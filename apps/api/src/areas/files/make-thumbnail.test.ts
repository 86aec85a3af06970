import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeJpeg, { init } from '@jsquash/jpeg/decode.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodePng } from '../../demo/png.ts';
import { makeThumbnail, shrink } from './make-thumbnail.ts';
import { readPictureSize } from './picture-size.ts';

type Colour = readonly [number, number, number];
const red: Colour = [255, 0, 0];
const blue: Colour = [0, 0, 255];

/** Left half red, right half blue. */
function makePng(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) pixels.set(at % width < width / 2 ? red : blue, at * 3);
  return encodePng(width, height, pixels);
}

const toJpeg = async (png: Buffer): Promise<Buffer> => {
  const made = await makeThumbnail(png, 'image/png');
  if (made === undefined) throw new Error('The picture could not be encoded.');
  return Buffer.from(made);
};

async function look(jpeg: Uint8Array) {
  const copy = Uint8Array.from(jpeg).buffer;
  const { data, width, height } = await decodeJpeg(copy);
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
  return { width, height, at };
}

const near = (colour: Colour) => colour.map((value) => expect.toSatisfy((n: number) => Math.abs(n - value) < 12));

beforeAll(async () => {
  const assembly: { Module: new (bytes: Uint8Array) => WebAssembly.Module } = Reflect.get(globalThis, 'WebAssembly');
  const path = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');
  await init(new assembly.Module(readFileSync(path)));
});

describe('a thumbnail', () => {
  test.each([
    [1200, 600, 240, 120],
    [600, 1200, 120, 240],
    [240, 10, 240, 10],
    [30, 20, 30, 20],
    [2400, 1, 240, 1],
  ])('of %i × %i pixels is %i × %i', async (width, height, columns, rows) => {
    const made = await makeThumbnail(makePng(width, height), 'image/png');
    const shown = await look(made ?? Buffer.alloc(0));
    expect([shown.width, shown.height]).toEqual([columns, rows]);
    expect(shown.at(2, 0)).toEqual(near(red));
    expect(shown.at(columns - 3, rows - 1)).toEqual(near(blue));
  });

  test('turns as the orientation of the photo says', async () => {
    const jpeg = await toJpeg(makePng(200, 100));
    // Exif with orientation 6: the camera was turned, so that the left side of the sensor is the top.
    const turn = Buffer.from('ffe10022457869660000' + '4d4d002a00000008000101120003000000010006000000000000', 'hex');
    const turned = Buffer.concat([jpeg.subarray(0, 2), turn, jpeg.subarray(2)]);
    const shown = await look((await makeThumbnail(turned, 'image/jpeg')) ?? Buffer.alloc(0));
    expect([shown.width, shown.height]).toEqual([100, 200]);
    expect(shown.at(50, 10)).toEqual(near(red));
    expect(shown.at(50, 190)).toEqual(near(blue));
  });

  test.each([
    ['lossy', 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'],
    ['lossless', 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
  ])('is made of a %s WebP', async (_, base64) => {
    const shown = await look((await makeThumbnail(Buffer.from(base64, 'base64'), 'image/webp')) ?? Buffer.alloc(0));
    expect([shown.width, shown.height]).toEqual([1, 1]);
  });

  test('averages what each pixel covers, on white', () => {
    const data = new Uint8ClampedArray(480 * 480 * 4);
    // Every other column black, the rest transparent.
    for (let at = 3; at < data.length; at += 8) data[at] = 255;
    const small = shrink({ data, width: 480, height: 480 });
    expect([small.width, small.height, ...small.data.slice(0, 4)]).toEqual([240, 240, 128, 128, 128, 255]);
  });

  test('contains no metadata of the photo', async () => {
    const jpeg = await toJpeg(makePng(20, 10));
    const words = Buffer.from('fffe0009Bologna'.slice(0, 8), 'hex');
    const told = Buffer.concat([jpeg.subarray(0, 2), words, Buffer.from('Bologna'), jpeg.subarray(2)]);
    const made = Buffer.from((await makeThumbnail(told, 'image/jpeg')) ?? '');
    expect(made.length).toBeGreaterThan(100);
    expect(made.includes('Bologna')).toBe(false);
  });

  test.each(['application/pdf', 'image/heic', 'image/gif', 'toString'])('is not made of %s', async (type) => {
    expect(await makeThumbnail(makePng(8, 8), type)).toBeUndefined();
  });

  test('is not made of a damaged picture', async () => {
    const png = makePng(300, 300);
    const jpeg = await toJpeg(png);
    expect(await makeThumbnail(png.subarray(0, 60), 'image/png')).toBeUndefined();
    expect(await makeThumbnail(jpeg.subarray(0, 30), 'image/jpeg')).toBeUndefined();
    expect(await makeThumbnail(png, 'image/webp')).toBeUndefined();
    // A later picture is not affected.
    expect(await makeThumbnail(png, 'image/png')).toBeDefined();
  });

  test('is not made of a picture that would fill the memory', async () => {
    const claimed = (width: number, height: number) => {
      const png = makePng(8, 8);
      png.writeUInt32BE(width, 16);
      png.writeUInt32BE(height, 20);
      return png;
    };
    const jpeg = await toJpeg(makePng(8, 8));
    const frame =
      jpeg.indexOf(Buffer.from('ffc0', 'hex')) < 0 ? Buffer.from('ffc2', 'hex') : Buffer.from('ffc0', 'hex');
    jpeg.writeUInt32BE(0xffff_ffff, jpeg.indexOf(frame) + 5);
    const before = process.memoryUsage().rss;
    expect(await makeThumbnail(claimed(60_000, 60_000), 'image/png')).toBeUndefined();
    expect(await makeThumbnail(claimed(52_000, 1001), 'image/png')).toBeUndefined();
    expect(await makeThumbnail(jpeg, 'image/jpeg')).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
  });
});

test('reads the declared size of a picture', () => {
  expect(readPictureSize(makePng(640, 48), 'image/png')).toEqual({ width: 640, height: 48 });
  const extended = Buffer.concat([
    Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', 'latin1'),
    Buffer.from('ff0f00ff0700', 'hex'),
  ]);
  expect(readPictureSize(extended, 'image/webp')).toEqual({ width: 4096, height: 2048 });
  // Tables and fill bytes before a progressive frame.
  const progressive = Buffer.from('ffd8' + 'ffe00004aabb' + 'ffffc40004aabb' + 'ffc20011080258032003', 'hex');
  expect(readPictureSize(progressive, 'image/jpeg')).toEqual({ width: 800, height: 600 });
  expect(readPictureSize(Buffer.from('ffd8ffda0004aabb'.padEnd(80, '0'), 'hex'), 'image/jpeg')).toBeUndefined();
  expect(readPictureSize(Buffer.alloc(10), 'image/png')).toBeUndefined();
});
