import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeTemperatureMeasurement } from './temperature-measurement.ts';
import vectors from './temperature-measurement.vectors.json' with { type: 'json' };

testVectors(vectors, decodeTemperatureMeasurement);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['three bytes of the temperature', '006c0100', 'truncated', 1],
    ['no type', '06b00e00fedc070c050b321b', 'truncated', 12],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeTemperatureMeasurement(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'temperature_measurement', offset }),
    );
  });
});
