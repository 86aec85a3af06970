import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodePlxSpotCheck } from './plx-spot-check.ts';
import vectors from './plx-spot-check.vectors.json' with { type: 'json' };

testVectors(vectors, decodePlxSpotCheck);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['half of the time', '0161006000e10701', 'truncated', 8],
    ['no sensor status', '0462004000', 'truncated', 5],
    ['half of the amplitude', '08620040001f', 'truncated', 5],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodePlxSpotCheck(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'plx_spot_check', offset }),
    );
  });
});
