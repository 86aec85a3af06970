/** Whatever a device or a file gives; a sample times `scale` is millivolts. Missing samples: NaN in a float array. */
export type EcgSamples = Int16Array | Int32Array | Float32Array | Float64Array;

/**
 * Coarse, because each bucket begins anew and its first samples nearly all are the least or the greatest until then:
 * with 64 that cost the first look at a day half as much again.
 */
const fold = 512;

interface Level {
  min: EcgSamples;
  max: EcgSamples;
  /** How many of its buckets are filled. */
  built: number;
}

/**
 * The least and the greatest sample of every 512, of every 262,144, and so on: any stretch of a recording, a day long or
 * a heartbeat, is summed up by looking at a few hundred numbers. It grows in slices, so that nothing has to wait for it.
 */
export class Pyramid {
  readonly samples: EcgSamples;
  readonly #levels: Level[];
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;

  constructor(samples: EcgSamples) {
    this.samples = samples;
    this.#levels = [{ min: samples, max: samples, built: samples.length }];
    for (let length = Math.floor(samples.length / fold); length > 0; length = Math.floor(length / fold)) {
      const of = () => new (samples.constructor as new (length: number) => EcgSamples)(length);
      this.#levels.push({ min: of(), max: of(), built: 0 });
    }
  }

  get complete(): boolean {
    const first = this.#levels[1];
    return !first || first.built === first.min.length;
  }

  /** Takes so many more samples in. */
  grow(count: number): void {
    const first = this.#levels[1];
    if (first) this.#reach(Math.min(first.min.length, first.built + Math.ceil(count / fold)));
  }

  /** Writes the least and the greatest of `[from, to)` to `least` and `most`; without a sample they are infinite. */
  extent(from: number, to: number): void {
    this.least = Number.POSITIVE_INFINITY;
    this.most = Number.NEGATIVE_INFINITY;
    const end = Math.min(to, this.samples.length);
    if (end - from > 4 * fold) this.#reach(Math.floor(end / fold));
    this.#scan(0, Math.max(0, from), end);
  }

  #scan(at: number, from: number, to: number): void {
    const level = this.#levels[at];
    if (!level) return;
    const above = this.#levels[at + 1];
    const begin = Math.ceil(from / fold);
    const end = Math.min(Math.floor(to / fold), above?.built ?? 0);
    if (end <= begin) this.#look(level, from, to);
    else {
      this.#look(level, from, begin * fold);
      this.#scan(at + 1, begin, end);
      this.#look(level, end * fold, to);
    }
  }

  #look({ min, max }: Level, from: number, to: number): void {
    let { least, most } = this;
    for (let index = from; index < to; index += 1) {
      const low = min[index] as number;
      const high = max[index] as number;
      if (low < least) least = low;
      if (high > most) most = high;
    }
    this.least = least;
    this.most = most;
  }

  #reach(buckets: number): void {
    for (let at = 1, wanted = buckets; at < this.#levels.length; at += 1) {
      const below = this.#levels[at - 1];
      const level = this.#levels[at];
      if (!below || !level || level.built >= wanted) return;
      fill(level, below, wanted);
      level.built = wanted;
      wanted = Math.floor(wanted / fold);
    }
  }
}

/** The one loop that sees every sample of the recording. */
function fill(level: Level, below: Level, wanted: number): void {
  const { min: lows, max: highs } = below;
  const raw = lows === highs;
  for (let bucket = level.built; bucket < wanted; bucket += 1) {
    const end = (bucket + 1) * fold;
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = end - fold; index < end; index += 1) {
      const low = lows[index] as number;
      const high = raw ? low : (highs[index] as number);
      if (low < least) least = low;
      if (high > most) most = high;
    }
    level.min[bucket] = least;
    level.max[bucket] = most;
  }
}
