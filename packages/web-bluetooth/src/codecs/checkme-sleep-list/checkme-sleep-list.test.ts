import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeSleepList } from './checkme-sleep-list.ts';
import vectors from './checkme-sleep-list.vectors.json' with { type: 'json' };

testVectors(vectors, decodeCheckmeSleepList);

describe('refusals', () => {
  test.each([['a record without its end', 'ea070b15090507', 'truncated', 0]])('%s', (_what, hex, code, offset) => {
    expect(() => decodeCheckmeSleepList(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_sleep_list', offset }),
    );
  });
});
