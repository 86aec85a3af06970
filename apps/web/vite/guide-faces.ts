import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/**
 * Unpacks a WOFF file. pdfkit reads both formats but unpacks a WOFF for every document, which took two thirds of the
 * build time of the guides.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const content = woff.subarray(offset, offset + packed);
    return { entry, content: packed < length ? inflateSync(content) : content };
  });
  const heads = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(heads, 0, 4, 8);
  heads.writeUInt16BE(tables.length, 4);
  const bodies: Buffer[] = [];
  let end = heads.length;
  for (const [index, { entry, content }] of tables.entries()) {
    const at = 12 + 16 * index;
    entry.copy(heads, at, 0, 4);
    entry.copy(heads, at + 4, 16, 20);
    heads.writeUInt32BE(end, at + 8);
    heads.writeUInt32BE(content.length, at + 12);
    // Tables are aligned to four bytes.
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    bodies.push(padded);
    end += padded.length;
  }
  return Buffer.concat([heads, ...bodies]);
}

const files = join(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'), '..', 'files');
const face = (weight: number) => unpackWoff(readFileSync(join(files, `inter-latin-${weight}-normal.woff`)));

export const faces = { plain: face(400), bold: face(600) };
