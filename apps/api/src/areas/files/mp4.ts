import { type Box, boxesIn } from './boxes.ts';

/** What is told of a film or a sound, or of one of its tracks: the place, the device, words. How it is turned stands elsewhere. */
const told = new Set(['udta', 'meta', 'uuid']);
const holding = new Set(['moov', 'trak']);

function telling(film: Buffer, from: number, to: number): Box[] {
  return boxesIn(film, from, to).flatMap((box) => {
    if (told.has(box.type)) return [box];
    return holding.has(box.type) ? telling(film, box.from, box.to) : [];
  });
}

/**
 * The same film without what is told of it; what cannot be read is left as it is. The boxes stay as empty ones: nothing
 * moves, so that every place in the tables stays right.
 */
export function withoutPlace(film: Buffer): Buffer {
  try {
    const boxes = telling(film, 0, film.length);
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
