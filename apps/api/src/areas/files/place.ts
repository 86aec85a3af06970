import * as heif from './heif.ts';
import * as jpeg from './jpeg.ts';
import * as png from './png.ts';
import * as webp from './webp.ts';

// A photograph of a phone says where and when it was taken, and with what. A record that is shown to others keeps the
// picture alone.

const formats: Readonly<Record<string, { withoutPlace(picture: Buffer): Buffer }>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/heic': heif,
  'image/heif': heif,
  'image/avif': heif,
};

/** The same content; a picture loses what says where it was taken. */
export function withoutPlace(bytes: Buffer, type: string): Buffer {
  return formats[type]?.withoutPlace(bytes) ?? bytes;
}
