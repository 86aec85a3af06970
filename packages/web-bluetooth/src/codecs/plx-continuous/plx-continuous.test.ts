import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodePlxContinuous } from './plx-continuous.ts';
import vectors from './plx-continuous.vectors.json' with { type: 'json' };

testVectors(vectors, decodePlxContinuous);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['half of the pulse', '0062004e', 'truncated', 3],
    ['no fast values', '0162004e00', 'truncated', 5],
    ['no measurement status', '0462004e00', 'truncated', 5],
    ['half of the sensor status', '0862004e000000', 'truncated', 5],
    ['half of the amplitude', '1062004e0019', 'truncated', 5],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodePlxContinuous(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'plx_continuous', offset }),
    );
  });
});
