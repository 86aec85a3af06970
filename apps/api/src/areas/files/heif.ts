// HEIC and AVIF are files of boxes; what a picture consists of are items, and a table says where the bytes of each are.

import { type Box, boxesIn, Reader } from './boxes.ts';

/** Ids of the items that tell of the picture: Exif, and XMP, which comes as any other text does. */
function tellingItems(bytes: Buffer, { from, to }: Box): Set<number> {
  const wide = bytes.readUInt8(from) > 0;
  const telling = new Set<number>();
  for (const box of boxesIn(bytes, from + (wide ? 8 : 6), to)) {
    const version = bytes.readUInt8(box.from);
    if (box.type !== 'infe' || version < 2) continue;
    const reader = new Reader(bytes, box.from + 4);
    const id = reader.number(version === 2 ? 2 : 4);
    reader.number(2);
    if (['Exif', 'mime'].includes(reader.text(4))) telling.add(id);
  }
  return telling;
}

const inFile = 0;
const inTable = 1;

/** Makes zeros of what the items consist of: nothing else moves, so that every place in the tables stays right. */
function blank(bytes: Buffer, { from }: Box, items: ReadonlySet<number>, table: Box | undefined): void {
  const reader = new Reader(bytes, from);
  const version = reader.number(1);
  reader.number(3);
  const sizes = reader.number(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const count = reader.number(version < 2 ? 2 : 4);
  for (let i = 0; i < count; i++) {
    const id = reader.number(version < 2 ? 2 : 4);
    const method = version === 0 ? inFile : reader.number(2) & 15;
    reader.number(2);
    const start = reader.number(baseSize) + (method === inTable ? (table?.from ?? bytes.length) : 0);
    const extents = reader.number(2);
    for (let extent = 0; extent < extents; extent++) {
      reader.number(indexSize);
      const at = start + reader.number(offsetSize);
      const length = reader.number(lengthSize);
      if (items.has(id) && (method === inFile || method === inTable)) bytes.fill(0, at, at + length);
    }
  }
}

/** The same picture without Exif and XMP; what cannot be read is left as it is. How it is turned stands elsewhere. */
export function withoutPlace(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture);
  try {
    const meta = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'meta');
    if (meta === undefined) return picture;
    const tables = boxesIn(bytes, meta.from + 4, meta.to);
    const named = (name: string) => tables.find(({ type }) => type === name);
    const [items, places] = [named('iinf'), named('iloc')];
    if (items === undefined || places === undefined) return picture;
    blank(bytes, places, tellingItems(bytes, items), named('idat'));
    return bytes;
  } catch (error) {
    if (error instanceof RangeError) return picture;
    throw error;
  }
}
