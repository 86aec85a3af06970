import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeViatomReply } from './viatom-reply.ts';
import vectors from './viatom-reply.vectors.json' with { type: 'json' };

testVectors(vectors, decodeViatomReply);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['the start of a request', 'aa14eb00000000c6', 'malformed', 0],
    ['a status without its inverse', '5500fe0000040000000000ea', 'malformed', 1],
    ['data that are not there', '5500ff00000400000000', 'truncated', 7],
    ['no checksum', '5500ff0000040000000000', 'truncated', 11],
    ['another checksum', '5500ff0000040000000000eb', 'checksum', 11],
    ['one bit turned', '5500ff0000040000000001ea', 'checksum', 11],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeViatomReply(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'viatom_reply', offset }),
    );
  });
});

test('ignores bytes after the reply', () => {
  expect(decodeViatomReply(toBytes('5500ff0000040000000000ea5500'))).toMatchObject({ status: 0, fileSize: 0 });
});

test('copies data from the buffer', () => {
  const buffer = toBytes('5500ff0000040102030408'.padEnd(22, '0'));
  buffer.set(toBytes('5500ff0000040000000000ea').subarray(0, 11));
  const whole = Uint8Array.of(...buffer, 0xea);
  const { data } = decodeViatomReply(whole);
  whole.fill(0xff);
  expect(data).toEqual(new Uint8Array(4));
});
