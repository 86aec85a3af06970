export interface PictureSize {
  width: number;
  height: number;
}

function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Start of frame, except for the tables DHT (c4), JPG (c8) and DAC (cc). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The canvas of an extended file (VP8X) is also the size of its picture; the decoder rejects others. */
function webpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const readers: Readonly<Record<string, (bytes: Buffer) => PictureSize | undefined>> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
};

/** Reads the declared size without decoding; undefined for other types and damaged headers. */
export const readPictureSize = (bytes: Buffer, type: string): PictureSize | undefined => readers[type]?.(bytes);
