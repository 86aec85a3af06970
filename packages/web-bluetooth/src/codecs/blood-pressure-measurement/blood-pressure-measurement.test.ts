import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeBloodPressureMeasurement } from './blood-pressure-measurement.ts';
import vectors from './blood-pressure-measurement.vectors.json' with { type: 'json' };

testVectors(vectors, decodeBloodPressureMeasurement);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['half of the mean pressure', '00bdf00b009f', 'truncated', 5],
    ['half of the year', '03020304050607', 'truncated', 7],
    ['no status', '15bdf00b009ff03c00', 'truncated', 9],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeBloodPressureMeasurement(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'blood_pressure_measurement', offset }),
    );
  });
});
