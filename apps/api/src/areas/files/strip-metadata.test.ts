import { expect, test } from 'vitest';
import { drawBody } from '../../demo/figure.ts';
import { stripMetadata } from './strip-metadata.ts';

const place = '44.4949 N 11.3426 E';

/** A PNG chunk; the checksum of removed chunks is irrelevant. */
function pngChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)]);
}

test('removes Exif, texts and timestamp from a PNG', () => {
  const png = drawBody('front', {});
  const metadata = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'].map((type) => pngChunk(type, Buffer.from(place)));
  const photo = Buffer.concat([png.subarray(0, 33), ...metadata, png.subarray(33)]);
  expect(stripMetadata(photo, 'image/png')).toEqual(png);
  expect(stripMetadata(png, 'image/png')).toEqual(png);
  expect(stripMetadata(Buffer.concat([photo, Buffer.from(`<script>${place}`)]), 'image/png')).toEqual(png);
  const broken = photo.subarray(0, 60);
  expect(stripMetadata(broken, 'image/png')).toEqual(broken);
});

function riff(...chunks: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from('RIFF'), length, content]);
}

function riffChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)]);
}

test('removes Exif and XMP and their flags from a WebP', () => {
  const extended = (flags: number) => riffChunk('VP8X', Buffer.from([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]));
  const picture = riffChunk('VP8 ', Buffer.from('picture'));
  const photo = riff(
    extended(0x1c),
    riffChunk('EXIF', Buffer.from(place)),
    picture,
    riffChunk('XMP ', Buffer.from(place)),
  );
  // The alpha flag (0x10) remains.
  expect(stripMetadata(photo, 'image/webp')).toEqual(riff(extended(0x10), picture));
  const behind = Buffer.concat([photo, Buffer.from(`<script>${place}`)]);
  expect(stripMetadata(behind, 'image/webp')).toEqual(riff(extended(0x10), picture));
  const broken = photo.subarray(0, 50);
  expect(stripMetadata(broken, 'image/webp')).toEqual(broken);
});

function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(inside.length + 8);
  return Buffer.concat([length, Buffer.from(type), inside]);
}
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const entry = (id: string, type: string) => box('infe', hex(`02000000 ${id} 0000`), Buffer.from(`${type}\0`));

test('overwrites metadata in a HEIC and keeps the picture', () => {
  const start = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));
  const items = box('iinf', hex('00000000 0003'), entry('0001', 'hvc1'), entry('0002', 'Exif'), entry('0003', 'mime'));
  const [picture, exif, xmp] = [Buffer.from('PICTURE!'), Buffer.from(place), Buffer.from(`<x:gps>${place}`)];
  const where = (at: number, bytes: Buffer) =>
    hex(`${at.toString(16).padStart(8, '0')} ${bytes.length.toString(16).padStart(8, '0')}`);
  const table = (from: number) =>
    box(
      'iloc',
      // Four-byte offsets and lengths, no base; three items with one extent each.
      hex('01000000 4400 0003'),
      hex('0001 0000 0000 0001'),
      where(from, picture),
      hex('0002 0000 0000 0001'),
      where(from + picture.length, exif),
      // XMP is stored in the meta box itself.
      hex('0003 0001 0000 0001'),
      where(0, xmp),
    );
  const meta = (from: number, idat: Buffer) => box('meta', hex('00000000'), items, table(from), box('idat', idat));
  const from = start.length + meta(0, xmp).length + 8;
  const photo = Buffer.concat([start, meta(from, xmp), box('mdat', picture, exif)]);
  const clean = Buffer.concat([
    start,
    meta(from, Buffer.alloc(xmp.length)),
    box('mdat', picture, Buffer.alloc(exif.length)),
  ]);
  for (const type of ['image/heic', 'image/heif', 'image/avif']) expect(stripMetadata(photo, type)).toEqual(clean);
  expect(photo.includes(place)).toBe(true);
  for (const length of [20, 60, 100, 150]) {
    const broken = photo.subarray(0, length);
    expect(stripMetadata(broken, 'image/heic')).toEqual(broken);
  }
});

test('leaves other content unchanged', () => {
  const text = Buffer.from(place);
  expect(stripMetadata(text, 'text/plain')).toBe(text);
});

test('removes metadata of a video and its tracks without moving data', () => {
  // As phones write it: ISO 14496-12, with ISO 6709 for the location.
  const words = Buffer.from(`\xa9xyz+44.4949+011.3426/`, 'latin1');
  const video = (metadata: (type: string) => Buffer) =>
    Buffer.concat([
      box('ftyp', Buffer.from('mp42')),
      box(
        'moov',
        box('mvhd', Buffer.alloc(100, 1)),
        box('trak', box('tkhd', Buffer.alloc(84, 2)), metadata('udta')),
        metadata('meta'),
      ),
      box('wide'),
      box('mdat', Buffer.alloc(40, 3)),
      metadata('uuid'),
    ]);
  const taken = video((type) => box(type, words));
  const stripped = video(() => box('free', Buffer.alloc(words.length)));
  for (const type of ['video/mp4', 'video/quicktime', 'video/3gpp', 'audio/mp4']) {
    expect(stripMetadata(taken, type)).toEqual(stripped);
  }
  expect(stripMetadata(stripped, 'video/mp4')).toEqual(stripped);
  const broken = taken.subarray(0, 150);
  expect(stripMetadata(broken, 'video/mp4')).toEqual(broken);
});
