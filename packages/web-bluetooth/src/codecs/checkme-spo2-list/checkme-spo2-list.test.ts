import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeSpo2List } from './checkme-spo2-list.ts';
import vectors from './checkme-spo2-list.vectors.json' with { type: 'json' };

// covers E-40
testVectors(vectors, decodeCheckmeSpo2List);

describe('refusals', () => {
  test.each([['a record without its end', 'ea070b15090507006200', 'truncated', 0]])(
    '%s',
    (_what, hex, code, offset) => {
      expect(() => decodeCheckmeSpo2List(toBytes(hex))).toThrow(
        expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_spo2_list', offset }),
      );
    },
  );
});
