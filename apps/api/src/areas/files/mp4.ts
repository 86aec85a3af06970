import { type Box, readBoxes } from './boxes.ts';

/** Boxes with location, device and texts; the orientation is stored elsewhere. */
const metadataTypes = new Set(['udta', 'meta', 'uuid']);
const containerTypes = new Set(['moov', 'trak']);

function findMetadata(video: Buffer, from: number, to: number): Box[] {
  return readBoxes(video, from, to).flatMap((box) => {
    if (metadataTypes.has(box.type)) return [box];
    return containerTypes.has(box.type) ? findMetadata(video, box.from, box.to) : [];
  });
}

/** Overwrites the boxes as free space, so that all offsets stay valid; unreadable files are returned unchanged. */
export function stripMetadata(video: Buffer): Buffer {
  try {
    const boxes = findMetadata(video, 0, video.length);
    if (boxes.length === 0) return video;
    const bytes = Buffer.from(video);
    for (const { at, from, to } of boxes) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, from, to);
    }
    return bytes;
  } catch (error) {
    if (error instanceof RangeError) return video;
    throw error;
  }
}
