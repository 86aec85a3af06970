import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeTempList } from './checkme-temp-list.ts';
import vectors from './checkme-temp-list.vectors.json' with { type: 'json' };

// covers E-39
testVectors(vectors, decodeCheckmeTempList);

describe('refusals', () => {
  test.each([['a record without its end', 'ea070b15090507006f', 'truncated', 0]])('%s', (_what, hex, code, offset) => {
    expect(() => decodeCheckmeTempList(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_temp_list', offset }),
    );
  });
});
