// HEIC and AVIF store items, whose byte ranges are listed in the item location box.

import { type Box, Reader, readBoxes } from './boxes.ts';

function findMetadataItems(bytes: Buffer, { from, to }: Box): Set<number> {
  const wide = bytes.readUInt8(from) > 0;
  const metadataItems = new Set<number>();
  for (const box of readBoxes(bytes, from + (wide ? 8 : 6), to)) {
    const version = bytes.readUInt8(box.from);
    if (box.type !== 'infe' || version < 2) continue;
    const reader = new Reader(bytes, box.from + 4);
    const id = reader.number(version === 2 ? 2 : 4);
    reader.number(2);
    if (['Exif', 'mime'].includes(reader.text(4))) metadataItems.add(id);
  }
  return metadataItems;
}

const inFile = 0;
const inTable = 1;

function zeroItems(bytes: Buffer, { from }: Box, items: ReadonlySet<number>, table: Box | undefined): void {
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

/** Removes Exif and XMP; unreadable files are returned unchanged. The orientation is stored elsewhere. */
export function stripMetadata(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture);
  try {
    const meta = readBoxes(bytes, 0, bytes.length).find(({ type }) => type === 'meta');
    if (meta === undefined) return picture;
    const tables = readBoxes(bytes, meta.from + 4, meta.to);
    const findTable = (name: string) => tables.find(({ type }) => type === name);
    const [items, places] = [findTable('iinf'), findTable('iloc')];
    if (items === undefined || places === undefined) return picture;
    zeroItems(bytes, places, findMetadataItems(bytes, items), findTable('idat'));
    return bytes;
  } catch (error) {
    if (error instanceof RangeError) return picture;
    throw error;
  }
}
