import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeWeightMeasurement } from './weight-measurement.ts';
import vectors from './weight-measurement.vectors.json' with { type: 'json' };

testVectors(vectors, decodeWeightMeasurement);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['half of a weight', '00b0', 'truncated', 1],
    ['no height', '08b0360100', 'truncated', 5],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeWeightMeasurement(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'weight_measurement', offset }),
    );
  });
});
