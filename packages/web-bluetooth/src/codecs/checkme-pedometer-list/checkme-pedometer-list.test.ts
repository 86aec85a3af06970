import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmePedometerList } from './checkme-pedometer-list.ts';
import vectors from './checkme-pedometer-list.vectors.json' with { type: 'json' };

testVectors(vectors, decodeCheckmePedometerList);

describe('refusals', () => {
  test.each([['a record without its end', 'ea070b15090507', 'truncated', 0]])('%s', (_what, hex, code, offset) => {
    expect(() => decodeCheckmePedometerList(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_pedometer_list', offset }),
    );
  });
});
