// A codec must decode or throw a DecodeError, independent of the buffer offset, and not modify the bytes.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DecodeError, decode, type Kind, kinds, ReplyStream } from '../codecs.ts';
import { asSubarray, toBytes, type Vector } from './vectors.ts';

/** mulberry32: 32 bits of state are sufficient here. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const below = (random: Random, limit: number) => Math.floor(random() * limit);

function published(): Map<string, Uint8Array[]> {
  const folder = join(import.meta.dirname, '..', 'codecs');
  return new Map(
    globSync('*/*.vectors.json', { cwd: folder }).map((file) => [
      basename(file, '.vectors.json').replaceAll('-', '_'),
      (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Vector[]).map(({ bytes }) => toBytes(bytes)),
    ]),
  );
}

const randomBytes = (random: Random) => Uint8Array.from({ length: below(random, 80) }, () => below(random, 256));

function mutate(random: Random, bytes: Uint8Array): Uint8Array {
  let list = Array.from(bytes);
  for (let change = below(random, 4); change >= 0; change -= 1) {
    const at = below(random, list.length + 1);
    const way = below(random, 5);
    if (way === 0) list[at] = (list[at] ?? 0) ^ (1 << below(random, 8));
    else if (way === 1) list[at] = below(random, 256);
    else if (way === 2) list = list.slice(0, at);
    else if (way === 3) list = [...list.slice(0, at), ...list];
    else list.splice(at, 0, below(random, 256));
  }
  return Uint8Array.from(list.slice(0, 600));
}

function outcome(kind: Kind, bytes: Uint8Array): string {
  try {
    return JSON.stringify(decode(kind, bytes));
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return `${error.code} at ${error.offset}`;
  }
}

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

export interface Fuzzed {
  decoded: number;
  refused: number;
}

export function fuzz(runs: number, seed: number): Fuzzed {
  const random = createRandom(seed);
  const known = published();
  const stream = new ReplyStream();
  const count: Fuzzed = { decoded: 0, refused: 0 };
  for (let run = 0; run < runs; run += 1) {
    const kind = kinds[run % kinds.length] as Kind;
    const vectors = known.get(kind) ?? [];
    const vector = vectors[below(random, vectors.length)];
    const bytes = vector && random() < 0.7 ? mutate(random, vector) : randomBytes(random);
    const copy = bytes.slice();
    const hex = () => `${kind} ${Array.from(copy, (byte) => byte.toString(16).padStart(2, '0')).join('')}, run ${run}`;
    const here = outcome(kind, bytes);
    if (!isEqual(bytes, copy)) throw new Error(`The bytes were changed: ${hex()}`);
    if (outcome(kind, asSubarray(bytes)) !== here) throw new Error(`Another value at another offset: ${hex()}`);
    count[/^(truncated|malformed|checksum) at \d+$/.test(here) ? 'refused' : 'decoded'] += 1;
    stream.push(bytes);
    if (stream.pending > 520) throw new Error(`More is kept than a reply can have: ${hex()}`);
  }
  return count;
}
