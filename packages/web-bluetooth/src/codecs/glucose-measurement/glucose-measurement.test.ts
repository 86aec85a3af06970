import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeGlucoseMeasurement } from './glucose-measurement.ts';
import vectors from './glucose-measurement.vectors.json' with { type: 'json' };

testVectors(vectors, decodeGlucoseMeasurement);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['a time offset without a concentration', '1b0000e207041a0b091e1e00120501', 'truncated', 15],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeGlucoseMeasurement(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'glucose_measurement', offset }),
    );
  });
});
