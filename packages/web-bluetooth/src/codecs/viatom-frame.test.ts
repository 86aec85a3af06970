import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBytes } from '../testing/vectors.ts';
import { encodeRequest, ReplyStream, type Request } from './viatom-frame.ts';

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('requests', () => {
  // The first two: third-party tests. The others: Python's struct and a bitwise checksum, by the vendor's frame.
  const requests: [Request, string][] = [
    [{ command: 'info' }, 'aa14eb00000000c6'],
    [{ command: 'end-read' }, 'aa05fa0000000021'],
    [{ command: 'ping' }, 'aa15ea000000008d'],
    [{ command: 'start-read', fileName: 'usr.dat' }, 'aa03fc000008007573722e646174007c'],
    [{ command: 'read-content', block: 0 }, 'aa04fb000000006a'],
    [{ command: 'read-content', block: 300 }, 'aa04fb2c01000027'],
    [
      { command: 'set-time', time: '2026-11-21,21:05:09' },
      'aa16e9000021007b2253657454494d45223a22323032362d31312d32312c32313a30353a3039227df3',
    ],
  ];
  test.each(requests)('%j', (request, hex) => {
    expect(toHex(encodeRequest(request))).toBe(hex);
  });

  test.each<[string, Request]>([
    ['no name', { command: 'start-read', fileName: '' }],
    ['a name too long', { command: 'start-read', fileName: 'x'.repeat(31) }],
    ['a name with NUL', { command: 'start-read', fileName: 'usr\0.dat' }],
    ['a block below 0', { command: 'read-content', block: -1 }],
    ['a block beyond 16 bits', { command: 'read-content', block: 65_536 }],
    ['half a block', { command: 'read-content', block: 0.5 }],
    ['no time', { command: 'set-time', time: 'now' }],
  ])('refuses %s', (_what, request) => {
    expect(() => encodeRequest(request)).toThrow(
      expect.objectContaining({ name: 'EncodeError', code: 'invalid-request' }),
    );
    expect(() => encodeRequest(request)).toThrow(RangeError);
  });
});

describe('replies', () => {
  const ok = toBytes('5500ff0000040000000000ea');
  const size = toBytes('5500ff000004');

  test('are found in pieces of any size with noise in between', () => {
    const pieces = fc.record({
      replies: fc.array(fc.uint8Array({ maxLength: 512 }), { minLength: 1, maxLength: 4 }),
      // Contains no start byte; false starts have their own test.
      noise: fc.array(fc.integer({ min: 0, max: 0x54 }), { maxLength: 30 }),
      cut: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(pieces, ({ replies, noise, cut }) => {
        const sent = replies.flatMap((data, block) => [...noise, ...buildFrame(block, data)]);
        const stream = new ReplyStream();
        const found = [];
        for (let at = 0; at < sent.length; at += cut) {
          found.push(...stream.push(Uint8Array.from(sent.slice(at, at + cut))));
        }
        expect(found.map(({ block, data }) => ({ block, data }))).toEqual(
          replies.map((data, block) => ({ block, data })),
        );
        expect(stream.discarded).toBe(noise.length * replies.length);
        expect(stream.pending).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  test('are found after a damaged one', () => {
    const damaged = ok.slice();
    damaged[8] = 1;
    const stream = new ReplyStream();
    expect(stream.push(Uint8Array.of(...damaged, ...ok))).toHaveLength(1);
    expect(stream.discarded).toBe(damaged.length);
  });

  test('are found inside a false start', () => {
    const stream = new ReplyStream();
    expect(stream.push(Uint8Array.of(0x55, 0x00, 0xff, 0x00, 0x00, 0x03, 0x00, ...ok, ...ok))).toHaveLength(2);
  });

  test('are not blocked by a frame that claims to be too long', () => {
    const stream = new ReplyStream(520);
    expect(stream.push(Uint8Array.of(0x55, 0x00, 0xff, 0x00, 0x00, 0x01, 0x02, ...ok))).toHaveLength(1);
  });

  test('are dropped by reset when incomplete', () => {
    const stream = new ReplyStream();
    expect(stream.push(size)).toEqual([]);
    expect(stream.pending).toBe(size.length);
    stream.reset();
    expect(stream.pending).toBe(0);
    expect(stream.push(ok)).toHaveLength(1);
  });
});

/** Builds a reply as in the vendor's sources; with a bitwise checksum, independent of the tested one. */
function buildFrame(block: number, data: Uint8Array): number[] {
  const bytes = [0x55, 0, 0xff, block & 0xff, block >> 8, data.length & 0xff, data.length >> 8, ...data];
  let crc = 0;
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      const top = (crc >> 7) ^ ((byte >> bit) & 1);
      crc = ((crc << 1) & 0xff) ^ (top ? 7 : 0);
    }
  }
  return [...bytes, crc];
}
