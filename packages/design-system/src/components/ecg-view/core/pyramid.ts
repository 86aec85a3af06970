/** A sample times `scale` is millivolts. Missing samples: NaN in a float array. */
export type EcgSamples = Int16Array | Int32Array | Float32Array | Float64Array;

/** Coarse, since most first samples of a bucket are a new extreme: 64 took half as long again for a day. */
const bucketSize = 512;

interface Level {
  min: EcgSamples;
  max: EcgSamples;
  built: number;
}

export interface Extent {
  min: number;
  max: number;
}

export type Pyramid = ReturnType<typeof createPyramid>;

/** Extremes of every 512 samples, every 262,144, …: any range takes a few hundred reads. Built in slices. */
export function createPyramid(samples: EcgSamples) {
  const levels: Level[] = [{ min: samples, max: samples, built: samples.length }];
  for (let length = Math.floor(samples.length / bucketSize); length > 0; length = Math.floor(length / bucketSize)) {
    const of = () => new (samples.constructor as new (length: number) => EcgSamples)(length);
    levels.push({ min: of(), max: of(), built: 0 });
  }
  // Reused for all results: a frame needs hundreds.
  const found: Extent = { min: 0, max: 0 };
  let taken = 0;

  function resetExtent(): void {
    found.min = Infinity;
    found.max = -Infinity;
  }

  function scanSamples({ min, max }: Level, from: number, to: number): void {
    let index = from;
    while (index < to && Number.isNaN(min[index])) index += 1;
    if (index >= to) return;
    let lowest = min[index] as number;
    let highest = max[index] as number;
    for (; index < to; index += 1) {
      const low = min[index] as number;
      const high = max[index] as number;
      if (low < lowest) lowest = low;
      if (high > highest) highest = high;
    }
    found.min = Math.min(found.min, lowest);
    found.max = Math.max(found.max, highest);
  }

  function scan(at: number, from: number, to: number): void {
    const level = levels[at];
    if (!level) return;
    const begin = Math.ceil(from / bucketSize);
    const end = Math.min(Math.floor(to / bucketSize), levels[at + 1]?.built ?? 0);
    if (end <= begin) scanSamples(level, from, to);
    else {
      scanSamples(level, from, begin * bucketSize);
      scan(at + 1, begin, end);
      scanSamples(level, end * bucketSize, to);
    }
  }

  function buildUpTo(sample: number): void {
    let below: Level | undefined;
    let wanted = sample;
    for (const level of levels) {
      for (; below && level.built < wanted; level.built += 1) {
        resetExtent();
        scanSamples(below, level.built * bucketSize, (level.built + 1) * bucketSize);
        level.min[level.built] = found.min;
        level.max[level.built] = found.max;
      }
      below = level;
      wanted = Math.floor(wanted / bucketSize);
    }
  }

  return {
    samples,
    /** Adds the next `count` samples; returns whether more remain. */
    grow(count: number): boolean {
      taken += count;
      buildUpTo(Math.min(samples.length, taken));
      return taken < samples.length;
    },
    /** Returns minimum and maximum of `[from, to)`, valid until the next call; infinite for an empty range. */
    extent(from: number, to: number): Extent {
      const end = Math.min(to, samples.length);
      // For a single query before it is built, a full scan is faster.
      if (taken > 0 && end - from > 4 * bucketSize) buildUpTo(end);
      resetExtent();
      scan(0, Math.max(0, from), end);
      return found;
    },
  };
}
