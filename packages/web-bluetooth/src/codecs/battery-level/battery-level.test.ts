import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeBatteryLevel } from './battery-level.ts';
import vectors from './battery-level.vectors.json' with { type: 'json' };

testVectors(vectors, decodeBatteryLevel);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['two bytes', '6400', 'malformed', 1],
    ['101 %', '65', 'malformed', 0],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeBatteryLevel(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'battery_level', offset }),
    );
  });
});
