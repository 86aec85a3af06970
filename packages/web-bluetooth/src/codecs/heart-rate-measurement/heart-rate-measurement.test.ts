import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeHeartRateMeasurement } from './heart-rate-measurement.ts';
import vectors from './heart-rate-measurement.vectors.json' with { type: 'json' };

testVectors(vectors, decodeHeartRateMeasurement);

describe('refusals', () => {
  test.each([
    ['nothing', '', 0],
    ['flags without a rate', '00', 1],
    ['half of a 16-bit rate', '0164', 1],
    ['half of the energy', '086412', 2],
    ['half of an RR interval', '1064040404', 4],
    ['no RR interval where one is announced', '1064', 2],
    ['no RR interval behind the energy', '18641200', 4],
  ])('%s', (_what, hex, offset) => {
    expect(() => decodeHeartRateMeasurement(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code: 'truncated', kind: 'heart_rate_measurement', offset }),
    );
  });
});

test('reports no contact without contact support', () => {
  expect(decodeHeartRateMeasurement(toBytes('0264'))).toMatchObject({
    contactSupported: false,
    contactDetected: false,
  });
});

test('ignores bytes after the known fields', () => {
  expect(decodeHeartRateMeasurement(toBytes('e0640102'))).toMatchObject({ heartRate: 100, rrIntervals: [] });
});

test('decodes encoded measurements', () => {
  const measurement = fc.record({
    wide: fc.boolean(),
    heartRate: fc.nat(255),
    contactSupported: fc.boolean(),
    energyExpended: fc.option(fc.nat(0xffff)),
    counts: fc.array(fc.nat(0xffff), { maxLength: 9 }),
  });
  fc.assert(
    fc.property(measurement, ({ wide, heartRate, contactSupported, energyExpended, counts }) => {
      const flags =
        (wide ? 1 : 0) | (contactSupported ? 6 : 0) | (energyExpended === null ? 0 : 8) | (counts.length > 0 ? 16 : 0);
      const word = (value: number) => [value & 0xff, value >> 8];
      const bytes = Uint8Array.from([
        flags,
        ...(wide ? word(heartRate) : [heartRate]),
        ...(energyExpended === null ? [] : word(energyExpended)),
        ...counts.flatMap(word),
      ]);
      expect(decodeHeartRateMeasurement(bytes)).toEqual({
        heartRate,
        contactSupported,
        contactDetected: contactSupported,
        energyExpended,
        rrIntervals: counts.map((count) => count / 1024),
      });
    }),
  );
});
