import { expect, test } from 'vitest';
import { drawBody } from '../../demo/figure.ts';
import { withoutPlace } from './place.ts';

const place = '44.4949 N 11.3426 E';

/** A chunk of a PNG; nobody looks at the checksum of what is taken out. */
function pngChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)]);
}

test('a PNG loses Exif, words and its moment', () => {
  const png = drawBody('front', {});
  // Signature and header are 8 + 25 bytes in every PNG.
  const told = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'].map((type) => pngChunk(type, Buffer.from(place)));
  const photo = Buffer.concat([png.subarray(0, 33), ...told, png.subarray(33)]);
  expect(withoutPlace(photo, 'image/png')).toEqual(png);
  expect(withoutPlace(png, 'image/png')).toEqual(png);
  expect(withoutPlace(Buffer.concat([photo, Buffer.from(`<script>${place}`)]), 'image/png')).toEqual(png);
  const broken = photo.subarray(0, 60);
  expect(withoutPlace(broken, 'image/png')).toEqual(broken);
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

test('a WebP loses Exif and XMP, and says so in its flags', () => {
  const extended = (flags: number) => riffChunk('VP8X', Buffer.from([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]));
  const picture = riffChunk('VP8 ', Buffer.from('picture'));
  const photo = riff(
    extended(0x1c),
    riffChunk('EXIF', Buffer.from(place)),
    picture,
    riffChunk('XMP ', Buffer.from(place)),
  );
  // 0x10 says that it is see-through, which stays true.
  expect(withoutPlace(photo, 'image/webp')).toEqual(riff(extended(0x10), picture));
  const behind = Buffer.concat([photo, Buffer.from(`<script>${place}`)]);
  expect(withoutPlace(behind, 'image/webp')).toEqual(riff(extended(0x10), picture));
  const broken = photo.subarray(0, 50);
  expect(withoutPlace(broken, 'image/webp')).toEqual(broken);
});

function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(inside.length + 8);
  return Buffer.concat([length, Buffer.from(type), inside]);
}
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const entry = (id: string, type: string) => box('infe', hex(`02000000 ${id} 0000`), Buffer.from(`${type}\0`));

test('a HEIC keeps its picture, and zeros stand where the place was', () => {
  const start = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));
  const items = box('iinf', hex('00000000 0003'), entry('0001', 'hvc1'), entry('0002', 'Exif'), entry('0003', 'mime'));
  const [picture, exif, xmp] = [Buffer.from('PICTURE!'), Buffer.from(place), Buffer.from(`<x:gps>${place}`)];
  const where = (at: number, bytes: Buffer) =>
    hex(`${at.toString(16).padStart(8, '0')} ${bytes.length.toString(16).padStart(8, '0')}`);
  const table = (from: number) =>
    box(
      'iloc',
      // Offsets and lengths of four bytes, no base; three items of one extent each.
      hex('01000000 4400 0003'),
      hex('0001 0000 0000 0001'),
      where(from, picture),
      hex('0002 0000 0000 0001'),
      where(from + picture.length, exif),
      // XMP lies in the table itself.
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
  for (const type of ['image/heic', 'image/heif', 'image/avif']) expect(withoutPlace(photo, type)).toEqual(clean);
  expect(photo.includes(place)).toBe(true);
  for (const length of [20, 60, 100, 150]) {
    const broken = photo.subarray(0, length);
    expect(withoutPlace(broken, 'image/heic')).toEqual(broken);
  }
});

test('what is no picture is left as it is', () => {
  const text = Buffer.from(place);
  expect(withoutPlace(text, 'text/plain')).toBe(text);
});

test('a film loses what is told of it and of its tracks, and nothing in it moves', () => {
  // As phones write it: ISO 14496-12, and ISO 6709 for the place.
  const words = Buffer.from(`\xa9xyz+44.4949+011.3426/`, 'latin1');
  const film = (told: (type: string) => Buffer) =>
    Buffer.concat([
      box('ftyp', Buffer.from('mp42')),
      box(
        'moov',
        box('mvhd', Buffer.alloc(100, 1)),
        box('trak', box('tkhd', Buffer.alloc(84, 2)), told('udta')),
        told('meta'),
      ),
      box('wide'),
      box('mdat', Buffer.alloc(40, 3)),
      told('uuid'),
    ]);
  const taken = film((type) => box(type, words));
  const alone = film(() => box('free', Buffer.alloc(words.length)));
  for (const type of ['video/mp4', 'video/quicktime', 'video/3gpp', 'audio/mp4']) {
    expect(withoutPlace(taken, type)).toEqual(alone);
  }
  expect(withoutPlace(alone, 'video/mp4')).toEqual(alone);
  const broken = taken.subarray(0, 150);
  expect(withoutPlace(broken, 'video/mp4')).toEqual(broken);
});
