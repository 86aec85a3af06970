import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { DecodeError, type DecodeFrames } from './decoders/client.ts';
import type { Compression, ScanRequest } from './decoders/protocol.ts';
import { decodeScan } from './decoders/scan.ts';
import { readDicom } from './dicom.ts';
import { decodeRle } from './dicom-rle.ts';

const explicitLittle = '1.2.840.10008.1.2.1';
const runLengths = '1.2.840.10008.1.2.5';
const jpegBaseline = '1.2.840.10008.1.2.4.50';
const jpegLossless = '1.2.840.10008.1.2.4.70';
const jpegLs = '1.2.840.10008.1.2.4.80';
const jpeg2000 = '1.2.840.10008.1.2.4.90';
const htJpeg2000 = '1.2.840.10008.1.2.4.201';

const even = (text: string) => new TextEncoder().encode(text.length % 2 ? `${text} ` : text);
const shorts = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

function element(group: number, number: number, kind: string, value: Uint8Array, length = value.length): Uint8Array {
  const wide = kind === 'OW' || kind === 'OB';
  const head = new DataView(new ArrayBuffer(wide ? 12 : 8));
  head.setUint16(0, group, true);
  head.setUint16(2, number, true);
  head.setUint8(4, kind.charCodeAt(0));
  head.setUint8(5, kind.charCodeAt(1));
  if (wide) head.setUint32(8, length, true);
  else head.setUint16(6, length, true);
  return joined(new Uint8Array(head.buffer), value);
}

interface Image {
  syntax?: string;
  pixels: Uint8Array;
  rows?: number;
  columns?: number;
  samples?: number;
  photometric?: string;
  allocated?: number;
  stored?: number;
  signed?: number;
  frames?: string;
  planar?: number;
  more?: Uint8Array[];
}

function dicom({
  syntax = explicitLittle,
  pixels,
  rows = 1,
  columns = 3,
  allocated = 16,
  ...image
}: Image): Uint8Array {
  const meta = element(2, 0x10, 'UI', even(syntax));
  const encapsulated = syntax !== explicitLittle;
  return joined(
    new Uint8Array(128),
    even('DICM'),
    element(2, 0, 'UL', new Uint8Array(Uint32Array.of(meta.length).buffer)),
    meta,
    element(8, 5, 'CS', even('ISO_IR 192')),
    element(8, 0x60, 'CS', even('CT')),
    element(8, 0x1030, 'LO', even('Città')),
    element(0x10, 0x10, 'PN', even('Rossi^Maria')),
    element(0x28, 2, 'US', shorts(image.samples ?? 1)),
    element(0x28, 4, 'CS', even(image.photometric ?? 'MONOCHROME2')),
    element(0x28, 6, 'US', shorts(image.planar ?? 0)),
    ...(image.frames ? [element(0x28, 8, 'IS', even(image.frames))] : []),
    element(0x28, 0x10, 'US', shorts(rows)),
    element(0x28, 0x11, 'US', shorts(columns)),
    element(0x28, 0x100, 'US', shorts(allocated)),
    element(0x28, 0x101, 'US', shorts(image.stored ?? allocated)),
    element(0x28, 0x103, 'US', shorts(image.signed ?? 0)),
    ...(image.more ?? []),
    encapsulated
      ? element(0x7fe0, 0x10, 'OB', pixels, 0xffffffff)
      : element(0x7fe0, 0x10, allocated === 8 ? 'OB' : 'OW', pixels),
  );
}

const item = (bytes: Uint8Array) => joined(shorts(0xfffe, 0xe000, bytes.length, 0), bytes);
/** PS3.5, A.4: an empty basic offset table and one fragment per frame. */
const encapsulated = (...images: Uint8Array[]) =>
  joined(item(new Uint8Array()), ...images.map(item), shorts(0xfffe, 0xe0dd, 0, 0));

const { signal } = new AbortController();
const installed = createRequire(import.meta.url);
const wasmFiles: Partial<Record<Compression, string>> = {
  'jpeg-ls': '@cornerstonejs/codec-charls/decodewasm',
  'jpeg-2000': '@cornerstonejs/codec-openjpeg/decodewasm',
};

const decodeFrames: DecodeFrames = (request) => {
  const name = wasmFiles[request.compression];
  const wasm = name ? new Uint8Array(readFileSync(installed.resolve(name))).buffer : undefined;
  return decodeScan({ ...request, wasm } satisfies ScanRequest);
};
const read = (bytes: Uint8Array) => readDicom(bytes, signal, decodeFrames);
const first = async (image: Image) => (await read(dicom(image))).scans[0];

test('reads samples, rescale values and window', async () => {
  const found = await read(
    dicom({
      pixels: shorts(0, 1024, 4095),
      stored: 12,
      more: [
        element(0x28, 0x1050, 'DS', even('40')),
        element(0x28, 0x1051, 'DS', even('400')),
        element(0x28, 0x1052, 'DS', even('-1024')),
        element(0x28, 0x1053, 'DS', even('1')),
      ],
    }),
  );
  expect(found.scans).toEqual([
    {
      kind: 'grey',
      rows: 1,
      columns: 3,
      values: Uint16Array.of(0, 1024, 4095),
      slope: 1,
      intercept: -1024,
      shown: { centre: 40, width: 400 },
      inverted: false,
    },
  ]);
  // The identity of the patient is left out.
  expect(found.facts).toEqual(['CT', 'Città', '3 × 1']);
});

test('reads signed 12-bit samples and ignores the upper four bits', async () => {
  const scan = await first({ pixels: shorts(0xf800, 0x7fff, 0x1001), stored: 12, signed: 1 });
  expect(scan).toMatchObject({ values: Int16Array.of(-2048, -1, 1) });
});

test('reads 8-bit MONOCHROME1', async () => {
  const scan = await first({ pixels: Uint8Array.of(1, 2, 3, 0), allocated: 8, photometric: 'MONOCHROME1' });
  expect(scan).toMatchObject({ values: Uint8Array.of(1, 2, 3), inverted: true });
});

test('reads several frames', async () => {
  const { scans } = await read(dicom({ pixels: shorts(1, 2, 3, 4, 5, 6), frames: '2' }));
  expect(scans.map((scan) => scan.kind === 'grey' && [...scan.values])).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

test.each([
  [0, 'RGB', [255, 0, 0, 0, 255, 0, 0, 0, 255], [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]],
  [1, 'RGB', [255, 0, 0, 0, 255, 0, 0, 0, 255], [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]],
  // Grey, white, and the red of ITU-R BT.601.
  [
    0,
    'YBR_FULL',
    [128, 128, 128, 255, 128, 128, 76, 85, 255],
    [128, 128, 128, 255, 255, 255, 255, 255, 254, 0, 0, 255],
  ],
])('reads colours (planar %i, %s)', async (planar, photometric, bytes, expected) => {
  const pixels = Uint8Array.of(...bytes, 0);
  const scan = await first({ pixels, allocated: 8, samples: 3, photometric, planar });
  expect(scan?.kind === 'colour' && [...scan.points]).toEqual(expected);
});

test('decodes RLE of PS3.5, annex G', async () => {
  const header = new Uint32Array(16);
  header.set([2, 64, 66]);
  // High bytes: three times 1. Low bytes: 2, 3, 4 literally, padded to an even length.
  const segments = joined(new Uint8Array(header.buffer), Uint8Array.of(0xfe, 1, 2, 2, 3, 4));
  expect([...decodeRle(segments, 3, 2)]).toEqual([2, 1, 3, 1, 4, 1]);
  const scan = await first({ syntax: runLengths, pixels: encapsulated(segments) });
  expect(scan).toMatchObject({ values: Uint16Array.of(0x102, 0x103, 0x104) });
  expect(() => decodeRle(new Uint8Array(64), 3, 2)).toThrow(RangeError);
});

const from64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
// Encoded with OpenJPEG 2.5.4 and CharLS: 8 × 8 samples of 12 bits in steps of 60, from -2000 and from 0.
const codestream = from64(
  '/0//UQApAAAAAAAIAAAACAAAAAAAAAAAAAAACAAAAAgAAAAAAAAAAAABiwEB/1IADAACAAEAAQQEAAH/XAAHQGBoaHD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjT/kAAKAAAAAAA6AAH/k8/kZBDgS+UkPEOGEdTvFB3pJqx4TC9aZkyKcn/APqBIPzBQIhiAdgN+aSd3/9k=',
);
const nearless = from64(
  '/9j/9wALDAAIAAgBAREA/9oACAEBAAAAAJ3d3d1c3d1AAEB4dnRycG54AAEBsamhmZGJ2d8wLy4tLCs6O8VFJQTkxKcndJCMiISB+cHcfPXjt05NztuXDdu2bGz/2Q==',
);

/** Encodes JPEG lossless (ITU-T T.81, annex H) with the first predictor and five bits for each category. */
function losslessJpeg(values: number[], rows: number, columns: number, bits: number): Uint8Array {
  let data = '';
  values.forEach((value, i) => {
    const left = i % columns > 0 ? values[i - 1] : values[i - columns];
    const difference = value - (left ?? 2 ** (bits - 1));
    const category = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
    const extra = difference > 0 ? difference : difference + 2 ** category - 1;
    data += category.toString(2).padStart(5, '0') + (category ? extra.toString(2).padStart(category, '0') : '');
  });
  const filled = data.padEnd(Math.ceil(data.length / 8) * 8, '1');
  const scan = (filled.match(/.{8}/g) ?? []).flatMap((byte) => {
    const number = Number.parseInt(byte, 2);
    return number === 0xff ? [0xff, 0] : [number];
  });
  const lengths = Array.from({ length: 16 }, (_, i) => (i === 4 ? 17 : 0));
  const symbols = Array.from({ length: 17 }, (_, i) => i);
  const bytes = [
    ...[0xff, 0xd8, 0xff, 0xc3, 0, 11, bits, 0, rows, 0, columns, 1, 1, 0x11, 0],
    ...[0xff, 0xc4, 0, 2 + 1 + 16 + 17, 0, ...lengths, ...symbols],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 1, 0, 0, ...scan, 0xff, 0xd9],
  ];
  return Uint8Array.from(bytes.length % 2 ? [...bytes, 0] : bytes);
}

const steps = (from: number) => Array.from({ length: 64 }, (_, i) => from + i * 60);
const square = { rows: 8, columns: 8, stored: 12 };

test.each([
  ['JPEG 2000', { syntax: jpeg2000, signed: 1, pixels: encapsulated(codestream) }, Int16Array.from(steps(-2000))],
  ['JPEG-LS', { syntax: jpegLs, pixels: encapsulated(nearless) }, Uint16Array.from(steps(0))],
  [
    'JPEG lossless',
    { syntax: jpegLossless, pixels: encapsulated(losslessJpeg(steps(40), 8, 8, 12)) },
    Uint16Array.from(steps(40)),
  ],
])('decodes %s without loss', async (_what, image, values) => {
  expect(await first({ ...square, ...image })).toMatchObject({ kind: 'grey', rows: 8, columns: 8, values });
});

test.each([
  ['MONOCHROME1', [255, 255, 255, 255, 5, 5, 5, 255]],
  ['MONOCHROME2', [0, 0, 0, 255, 250, 250, 250, 255]],
])('draws a JPEG with photometric interpretation %s', async (photometric, points) => {
  // Stands in for the JPEG decoder of the browser.
  const data = Uint8ClampedArray.of(0, 0, 0, 255, 250, 250, 250, 255);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 1 }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => {}, getImageData: () => ({ data }) });
    },
  );
  const image = { syntax: jpegBaseline, rows: 1, columns: 2, allocated: 8, photometric };
  expect(await first({ ...image, pixels: encapsulated(Uint8Array.of(1, 2)) })).toEqual({
    kind: 'colour',
    rows: 1,
    columns: 2,
    points: Uint8ClampedArray.from(points),
  });
  vi.unstubAllGlobals();
});

test('decodes several encapsulated frames with fewer bits than allocated', async () => {
  const one = losslessJpeg([1, 2, 3, 255], 2, 2, 8);
  const other = losslessJpeg([9, 8, 7, 6], 2, 2, 8);
  const image = { syntax: jpegLossless, rows: 2, columns: 2, frames: '2', pixels: encapsulated(one, other) };
  const { scans } = await read(dicom(image));
  expect(scans.map((scan) => scan.kind === 'grey' && [...scan.values])).toEqual([
    [1, 2, 3, 255],
    [9, 8, 7, 6],
  ]);
});

test('rejects a codestream whose size differs from that of the file', async () => {
  const image = { ...square, syntax: jpeg2000, pixels: encapsulated(codestream) };
  await expect(read(dicom({ ...image, rows: 4 }))).rejects.toMatchObject({ reason: 'damaged' });
  await expect(read(dicom({ ...image, frames: '9000000' }))).rejects.toMatchObject({ reason: 'large' });
  const cut = encapsulated(codestream.slice(0, 60));
  await expect(read(dicom({ ...image, pixels: cut }))).rejects.toMatchObject({ reason: 'damaged' });
  const tooMuch: DecodeFrames = () => Promise.reject(new DecodeError('RangeError', true));
  await expect(readDicom(dicom(image), signal, tooMuch)).rejects.toMatchObject({ reason: 'large' });
});

test.each<[string, Image | Uint8Array, string]>([
  [
    'packed as high-throughput JPEG 2000',
    { syntax: htJpeg2000, pixels: shorts(0xfffe, 0xe000, 0, 0, 0xfffe, 0xe000, 2, 0, 0, 0xfffe, 0xe0dd, 0, 0) },
    'compressed',
  ],
  ['of a palette', { pixels: shorts(1, 2, 3), photometric: 'PALETTE COLOR' }, 'compressed'],
  ['of one bit', { pixels: shorts(1), allocated: 1 }, 'compressed'],
  ['that breaks off', { pixels: shorts(1, 2) }, 'damaged'],
  ['without points', { pixels: shorts(1), rows: 0 }, 'damaged'],
  ['that is something else', new Uint8Array(300), 'damaged'],
])('reports the reason for a file %s', async (_what, image, reason) => {
  const bytes = image instanceof Uint8Array ? image : dicom(image);
  await expect(read(bytes)).rejects.toMatchObject({ reason });
});
