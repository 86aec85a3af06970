import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeDlcList } from './checkme-dlc-list.ts';
import vectors from './checkme-dlc-list.vectors.json' with { type: 'json' };

testVectors(vectors, decodeCheckmeDlcList);

describe('refusals', () => {
  test.each([['a record without its end', 'ea070b15090507', 'truncated', 0]])('%s', (_what, hex, code, offset) => {
    expect(() => decodeCheckmeDlcList(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_dlc_list', offset }),
    );
  });
});
