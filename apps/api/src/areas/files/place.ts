import * as heif from './heif.ts';
import * as jpeg from './jpeg.ts';
import * as mp4 from './mp4.ts';
import * as png from './png.ts';
import * as webp from './webp.ts';

// A photograph or a film of a phone says where and when it was taken, and with what. A record that is shown to others
// keeps the picture alone.

const formats: Readonly<Record<string, { withoutPlace(content: Buffer): Buffer }>> = {
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

/** The same content; a picture, a film or a sound loses what says where it was taken. */
export function withoutPlace(bytes: Buffer, type: string): Buffer {
  return formats[type]?.withoutPlace(bytes) ?? bytes;
}
