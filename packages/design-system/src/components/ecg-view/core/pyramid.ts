/**
 * Sample formats of devices and files; a sample times `scale` is millivolts. Missing samples: NaN in a float array.
 */
export type EcgSamples = Int16Array | Int32Array | Float32Array | Float64Array;

/**
 * Coarse, since in each new bucket nearly all of the first samples are a new minimum or maximum: with 64, the first
 * view of a day took half as long again.
 */
const fold = 512;

interface Level {
  min: EcgSamples;
  max: EcgSamples;
  /** Number of completed buckets. */
  built: number;
}

export interface Extent {
  least: number;
  most: number;
}

export type Pyramid = ReturnType<typeof pyramidOf>;

/**
 * Minimum and maximum of every 512 samples, every 262,144, and so on: any range of a recording is summarised by
 * reading a few hundred numbers. Built in slices, to keep the page responsive.
 */
export function pyramidOf(samples: EcgSamples) {
  const levels: Level[] = [{ min: samples, max: samples, built: samples.length }];
  for (let length = Math.floor(samples.length / fold); length > 0; length = Math.floor(length / fold)) {
    const of = () => new (samples.constructor as new (length: number) => EcgSamples)(length);
    levels.push({ min: of(), max: of(), built: 0 });
  }
  // Reused for all results: a frame needs hundreds.
  const found: Extent = { least: 0, most: 0 };
  let taken = 0;

  function nothing(): void {
    found.least = Infinity;
    found.most = -Infinity;
  }

  function look({ min, max }: Level, from: number, to: number): void {
    let index = from;
    while (index < to && Number.isNaN(min[index])) index += 1;
    if (index >= to) return;
    let least = min[index] as number;
    let most = max[index] as number;
    for (; index < to; index += 1) {
      const low = min[index] as number;
      const high = max[index] as number;
      if (low < least) least = low;
      if (high > most) most = high;
    }
    found.least = Math.min(found.least, least);
    found.most = Math.max(found.most, most);
  }

  function scan(at: number, from: number, to: number): void {
    const level = levels[at];
    if (!level) return;
    const begin = Math.ceil(from / fold);
    const end = Math.min(Math.floor(to / fold), levels[at + 1]?.built ?? 0);
    if (end <= begin) look(level, from, to);
    else {
      look(level, from, begin * fold);
      scan(at + 1, begin, end);
      look(level, end * fold, to);
    }
  }

  function reach(sample: number): void {
    let below: Level | undefined;
    let wanted = sample;
    for (const level of levels) {
      for (; below && level.built < wanted; level.built += 1) {
        nothing();
        look(below, level.built * fold, (level.built + 1) * fold);
        level.min[level.built] = found.least;
        level.max[level.built] = found.most;
      }
      below = level;
      wanted = Math.floor(wanted / fold);
    }
  }

  return {
    samples,
    /** Adds the next `count` samples; returns whether more remain. */
    grow(count: number): boolean {
      taken += count;
      reach(Math.min(samples.length, taken));
      return taken < samples.length;
    },
    /** Returns minimum and maximum of `[from, to)`, valid until the next call; infinite for an empty range. */
    extent(from: number, to: number): Extent {
      const end = Math.min(to, samples.length);
      // For a single query before it is built, a full scan is faster.
      if (taken > 0 && end - from > 4 * fold) reach(end);
      nothing();
      scan(0, Math.max(0, from), end);
      return found;
    },
  };
}
