import * as heif from './heif.ts';
import * as jpeg from './jpeg.ts';
import * as mp4 from './mp4.ts';
import * as png from './png.ts';
import * as webp from './webp.ts';

// Photos and videos contain location, time and device. Shared records must not disclose them.

const formats: Readonly<Record<string, { stripMetadata(content: Buffer): Buffer }>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/heic': heif,
  'image/heif': heif,
  'image/avif': heif,
  'video/mp4': mp4,
  'video/quicktime': mp4,
  'video/3gpp': mp4,
  'audio/mp4': mp4,
};

export function stripMetadata(bytes: Buffer, type: string): Buffer {
  return formats[type]?.stripMetadata(bytes) ?? bytes;
}
