import { describe, expect, test } from 'vitest';
import { stripMetadata } from './jpeg.ts';

const start = Buffer.from('ffd8', 'hex');
const rest = Buffer.from('ffdb0004aabb' + 'ffc00005010203' + 'ffda0004cccc' + '00ff00ffe1ff00' + 'ffd9', 'hex');

function segment(marker: string, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from(marker, 'hex'), length, content]);
}

function exif(little: boolean, orientation: number): Buffer {
  const tiff = Buffer.alloc(38 + 20);
  const short = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const long = (value: number, at: number) => (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(little ? 'II' : 'MM');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  // Orientation: one SHORT.
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  // Offset of the GPS IFD.
  short(0x8825, 22);
  short(4, 24);
  long(1, 26);
  long(38, 30);
  tiff.write('44.4949 N 11.3426 E', 38);
  return segment('ffe1', Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

describe('a JPEG', () => {
  test.each([true, false])('loses its location and keeps its orientation (little endian: %s)', (little) => {
    const xmp = segment('ffe1', Buffer.from('http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>44,29N'));
    const iptc = segment('ffed', Buffer.from('Photoshop 3.0\0Bologna'));
    const words = segment('fffe', Buffer.from('Bologna'));
    const jfif = segment('ffe0', Buffer.from('JFIF\0\u0001\u0001'));
    const clean = stripMetadata(Buffer.concat([start, exif(little, 6), jfif, xmp, iptc, words, rest]));
    for (const part of ['44.4949', 'GPS', 'Bologna']) expect(clean.includes(part)).toBe(false);
    const turn = Buffer.from('ffe10022457869660000' + '4d4d002a00000008000101120003000000010006000000000000', 'hex');
    expect(clean).toEqual(Buffer.concat([start, turn, jfif, rest]));
  });

  test('needs no Exif without rotation', () => {
    expect(stripMetadata(Buffer.concat([start, exif(true, 1), rest]))).toEqual(Buffer.concat([start, rest]));
  });

  test('loses everything after the end marker and handles fill bytes', () => {
    const list = segment('ffe2', Buffer.from('MPF\0second'));
    const colours = segment('ffe2', Buffer.from('ICC_PROFILE\0'));
    // A progressive image with two scans; the tables between them may contain bytes that look like an end marker.
    const scans = Buffer.from(
      'ffda0004cccc' + '01ff00d9ffd002' + 'ffc40006ffd90102' + 'ffda0004cccc' + '03ff00' + 'ffd9',
      'hex',
    );
    const filled = Buffer.concat([Buffer.from('ffff', 'hex'), exif(false, 1)]);
    const behind = [Buffer.concat([start, exif(true, 1), rest]), Buffer.from('<script>44.4949')];
    for (const more of behind) {
      const photo = Buffer.concat([start, filled, list, colours, scans, more]);
      expect(stripMetadata(photo)).toEqual(Buffer.concat([start, colours, scans]));
    }
  });

  test('is unchanged when truncated', () => {
    const broken = Buffer.concat([start, exif(true, 6)]).subarray(0, 30);
    expect(stripMetadata(broken)).toEqual(broken);
    expect(stripMetadata(Buffer.concat([start, rest]))).toEqual(Buffer.concat([start, rest]));
  });
});
