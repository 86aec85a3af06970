// Alternating in one process, the best round of each; only ratios within one run are meaningful.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { decodeCheckmeEcgFile, decodeViatomReply, encodeRequest, ReplyStream } from '@libretto/web-bluetooth/codecs';
import { EmulatedCheckme } from '@libretto/web-bluetooth/fake';
import { printTable } from '../lib/table.ts';

const rounds = Number(process.env.ROUNDS ?? 40);
const warmUp = 10;
const header = 21;

/** The format holds slightly more than nine hours. */
const recordings = [
  { words: '30 s', seconds: 30, times: 2000 },
  { words: '1 h', seconds: 3600, times: 20 },
  { words: '9 h', seconds: 32_400, times: 2 },
];

function curve(seconds: number): Uint8Array {
  const bytes = new Uint8Array(header + 2 * seconds + 2 * (250 * seconds + 1));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 2 * seconds, true);
  view.setUint32(2, 2 * (250 * seconds + 1), true);
  for (let at = header + 2 * seconds; at < bytes.length; at += 2) view.setInt16(at, (at * 7919) % 2000, true);
  return bytes;
}

type Candidate = (bytes: Uint8Array, start: number) => ArrayLike<number>;

const candidates: Readonly<Record<string, Candidate>> = {
  'copying the bytes': (bytes, start) => bytes.slice(start),
  decodeCheckmeEcgFile: (bytes) => decodeCheckmeEcgFile(bytes).samples,
  'DataView into an Int16Array': (bytes, start) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
    const samples = new Int16Array(view.byteLength / 2);
    for (let at = 0; at < samples.length; at += 1) samples[at] = view.getInt16(2 * at, true);
    return samples;
  },
  'DataView and push': (bytes, start) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
    const samples: number[] = [];
    for (let at = 0; at < view.byteLength; at += 2) samples.push(view.getInt16(at, true));
    return samples;
  },
};

let last = 0;

// Large arrays trigger garbage collection during the next candidate.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function race(work: Readonly<Record<string, () => number>>, times: number): Map<string, number> {
  const best = new Map<string, number>();
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, call] of Object.entries(work)) {
      if (times < 100) collect();
      const began = performance.now();
      for (let count = 0; count < times; count += 1) last += call();
      const spent = (performance.now() - began) / times;
      if (round >= 0) best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, spent));
    }
  }
  return best;
}

function toRows(results: Map<string, number>, floor: string): string[][] {
  const least = results.get(floor) ?? Number.NaN;
  return [...results].map(([name, spent]) => [name, (1000 * spent).toFixed(1), (spent / least).toFixed(2)]);
}

const ratios: string[][] = [];
for (const { words, seconds, times } of recordings) {
  const bytes = curve(seconds);
  const start = header + 2 * seconds;
  const work = Object.entries(candidates).map(([name, decode]) => [name, () => decode(bytes, start).length] as const);
  const results = race(Object.fromEntries(work), times);
  printTable(`A curve of ${words}`, ['candidate', 'µs', ': copying'], toRows(results, 'copying the bytes'));
  const ratio = (results.get('decodeCheckmeEcgFile') ?? Number.NaN) / (results.get('copying the bytes') ?? Number.NaN);
  ratios.push([`a curve of ${words} : copying its bytes`, '≤ 1.50', ratio.toFixed(2)]);
}

/** The notifications of half a minute of ECG. */
const device = new EmulatedCheckme({ files: { curve: curve(30) } });
const ask = (...requests: Parameters<typeof encodeRequest>[0][]) =>
  requests.flatMap((request) => {
    const bytes = encodeRequest(request);
    return [...device.write(bytes.subarray(0, 20)), ...device.write(bytes.subarray(20))];
  });
ask({ command: 'start-read', fileName: 'curve' });
const pieces = Array.from({ length: 30 }, (_, block) => ask({ command: 'read-content', block })).flat();
const all = Uint8Array.from(pieces.flatMap((piece) => [...piece]));

const frames = race(
  {
    'one copy of all bytes': () => all.slice().length,
    ReplyStream: () => {
      const stream = new ReplyStream();
      let length = 0;
      for (const piece of pieces) for (const { data } of stream.push(piece)) length += data.length;
      return length;
    },
    'a list of bytes, searched from its start': () => {
      let bytes: number[] = [];
      let length = 0;
      for (const piece of pieces) {
        bytes = [...bytes, ...piece];
        const size = (bytes[5] ?? 0) + 256 * (bytes[6] ?? 0) + 8;
        if (bytes.length < 7 || bytes.length < size) continue;
        length += decodeViatomReply(Uint8Array.from(bytes.slice(0, size))).data.length;
        bytes = bytes.slice(size);
      }
      return length;
    },
  },
  20,
);
printTable(
  `${pieces.length} notifications of 20 bytes, half a minute of ECG`,
  ['candidate', 'µs', ': copying'],
  toRows(frames, 'one copy of all bytes'),
);
printTable('Goals', ['goal', 'limit', 'measured'], ratios);
if (last === 0) throw new Error('Nothing was decoded.');
