import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeInfo } from './checkme-info.ts';
import vectors from './checkme-info.vectors.json' with { type: 'json' };

testVectors(vectors, decodeCheckmeInfo);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'malformed', 0],
    ['no JSON', '00112233', 'malformed', 0],
    ['a list', '5b7b7d5d', 'malformed', 0],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeCheckmeInfo(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_info', offset }),
    );
  });
});
