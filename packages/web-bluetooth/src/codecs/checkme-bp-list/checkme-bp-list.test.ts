import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeBpList } from './checkme-bp-list.ts';
import vectors from './checkme-bp-list.vectors.json' with { type: 'json' };

// covers E-38
testVectors(vectors, decodeCheckmeBpList);

describe('refusals', () => {
  test.each([['a record without its end', 'ea070b1509050780004f', 'truncated', 0]])(
    '%s',
    (_what, hex, code, offset) => {
      expect(() => decodeCheckmeBpList(toBytes(hex))).toThrow(
        expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_bp_list', offset }),
      );
    },
  );
});
