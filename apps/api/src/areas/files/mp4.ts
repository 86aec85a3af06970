import { type Box, readBoxes } from './boxes.ts';

/** Boxes with location, device and texts; the orientation is stored elsewhere. */
const metadataTypes = new Set(['udta', 'meta', 'uuid']);
const containerTypes = new Set(['moov', 'trak']);

function findMetadata(film: Buffer, from: number, to: number): Box[] {
  return readBoxes(film, from, to).flatMap((box) => {
    if (metadataTypes.has(box.type)) return [box];
    return containerTypes.has(box.type) ? findMetadata(film, box.from, box.to) : [];
  });
}

/**
 * Removes metadata; unreadable files are returned unchanged. The boxes are overwritten as free space, so that all
 * offsets stay valid.
 */
export function stripMetadata(film: Buffer): Buffer {
  try {
    const boxes = findMetadata(film, 0, film.length);
    if (boxes.length === 0) return film;
    const bytes = Buffer.from(film);
    for (const { at, from, to } of boxes) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, from, to);
    }
    return bytes;
  } catch (error) {
    if (error instanceof RangeError) return film;
    throw error;
  }
}
