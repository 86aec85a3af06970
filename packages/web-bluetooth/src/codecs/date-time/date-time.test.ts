import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeDateTime } from './date-time.ts';
import vectors from './date-time.vectors.json' with { type: 'json' };

testVectors(vectors, decodeDateTime);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['no seconds', 'e20704110f33', 'truncated', 6],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeDateTime(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'date_time', offset }),
    );
  });
});
