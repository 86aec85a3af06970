import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeSleepDetail } from './checkme-sleep-detail.ts';
import vectors from './checkme-sleep-detail.vectors.json' with { type: 'json' };

testVectors(vectors, decodeCheckmeSleepDetail);

describe('refusals', () => {
  test.each([['half of a point', '613761', 'truncated', 2]])('%s', (_what, hex, code, offset) => {
    expect(() => decodeCheckmeSleepDetail(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_sleep_detail', offset }),
    );
  });
});
