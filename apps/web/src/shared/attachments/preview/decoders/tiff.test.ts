import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeTiff } from './tiff.ts';

interface Picture {
  columns: number;
  rows: number;
  bits: number[];
  compression: number;
  photometric: number;
  data: Uint8Array | number[];
  more?: [tag: number, value: number][];
}

function tiff(...pictures: Picture[]): ArrayBuffer {
  const bytes: number[] = [0x49, 0x49, 42, 0];
  const short = (value: number) => [value & 255, (value >> 8) & 255];
  const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)];
  let link = 4;
  bytes.push(...long(0));
  for (const { columns, rows, bits, compression, photometric, data, more = [] } of pictures) {
    const strip = bytes.length;
    bytes.push(...data, ...(data.length % 2 ? [0] : []));
    const depths = bytes.length;
    bytes.push(...bits.flatMap(short));
    const entry = (tag: number, type: 3 | 4, count: number, value: number) => [
      ...short(tag),
      ...short(type),
      ...long(count),
      ...long(value),
    ];
    const entries = [
      entry(256, 4, 1, columns),
      entry(257, 4, 1, rows),
      entry(258, 3, bits.length, bits.length > 1 ? depths : (bits[0] ?? 1)),
      entry(259, 3, 1, compression),
      entry(262, 3, 1, photometric),
      entry(273, 4, 1, strip),
      entry(277, 3, 1, bits.length),
      entry(278, 4, 1, rows),
      entry(279, 4, 1, data.length),
      ...more.map(([tag, value]) => entry(tag, 3, 1, value)),
    ];
    bytes.splice(link, 4, ...long(bytes.length));
    bytes.push(...short(entries.length), ...entries.flat());
    link = bytes.length;
    bytes.push(...long(0));
  }
  return Uint8Array.from(bytes).buffer;
}

/** TIFF 6.0, section 13: clear code, literal bytes, end of information, all in nine bits. */
function lzw(bytes: number[]): number[] {
  const bits = [256, ...bytes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  return (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

const grey = { columns: 2, rows: 2, bits: [8], photometric: 1 };
const greys = [0, 85, 170, 255];
const drawnGreys = greys.flatMap((value) => [value, value, value, 255]);
const colour = { columns: 2, rows: 1, bits: [8, 8, 8], photometric: 2 };
const colours = [255, 0, 0, 0, 128, 255];
const drawnColours = [255, 0, 0, 255, 0, 128, 255, 255];

test.each<[string, Picture, number[]]>([
  ['as it is', { ...grey, compression: 1, data: greys }, drawnGreys],
  ['as it is, in colours', { ...colour, compression: 1, data: colours }, drawnColours],
  ['with white as 0', { ...grey, photometric: 0, compression: 1, data: greys.map((value) => 255 - value) }, drawnGreys],
  ['as LZW', { ...grey, compression: 5, data: lzw(greys) }, drawnGreys],
  ['deflated', { ...colour, compression: 8, data: deflateSync(Uint8Array.from(colours)) }, drawnColours],
  ['as runs of bytes', { ...grey, compression: 32773, data: [3, ...greys] }, drawnGreys],
])('decodes an image with %s', (_how, picture, expected) => {
  const { columns, rows, points, pages } = decodeTiff(tiff(picture), 0);
  expect([columns, rows, pages]).toEqual([picture.columns, picture.rows, 1]);
  expect([...points]).toEqual(expected);
});

test('decodes a bilevel page compressed with T.6', () => {
  // Horizontal mode (001), 8 white (10011), 8 black (000101); then V0 twice; end of facsimile block.
  const bits = `001${'10011'}${'000101'}${'11'}${'000000000001'.repeat(2)}`;
  const data = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  const { points } = decodeTiff(tiff({ columns: 16, rows: 2, bits: [1], compression: 4, photometric: 0, data }), 0);
  const row = [...Array(8).fill(255), ...Array(8).fill(0)];
  expect([...points].filter((_, i) => i % 4 === 0)).toEqual([...row, ...row]);
});

test('decodes each page of a file', () => {
  const file = tiff(
    { ...grey, compression: 1, data: greys },
    { ...colour, compression: 1, data: colours },
    { ...grey, compression: 1, data: greys },
  );
  expect(decodeTiff(file, 1)).toMatchObject({ columns: 2, rows: 1, pages: 3 });
  expect([...decodeTiff(file, 2).points]).toEqual(drawnGreys);
  expect(() => decodeTiff(file, 3)).toThrow('The page does not exist.');
});

test('rejects an unsupported image before allocating memory', () => {
  const huge = { ...grey, columns: 40_000, rows: 40_000, compression: 1, data: greys };
  expect(() => decodeTiff(tiff(huge), 0)).toThrow(expect.objectContaining({ large: true, pages: 1 }));
  expect(() => decodeTiff(new TextEncoder().encode('<svg onload="x()"/>').buffer, 0)).toThrow();
  expect(() => decodeTiff(tiff({ ...grey, compression: 34676, data: greys }), 0)).toThrow('not supported');
  const unknown = tiff({ ...grey, photometric: 34892, compression: 1, data: greys });
  expect(() => decodeTiff(unknown, 0)).toThrow('could not be decoded');
});

test('reports the page count with a failed page and decodes the others', () => {
  const good = { ...grey, compression: 1, data: greys };
  const file = tiff({ ...good, compression: 34676 }, good, good);
  expect(() => decodeTiff(file, 0)).toThrow(expect.objectContaining({ large: false, pages: 3 }));
  expect([...decodeTiff(file, 1).points]).toEqual(drawnGreys);
});
