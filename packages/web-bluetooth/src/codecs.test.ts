import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { DecodeError, decode, type HeartRateMeasurement, isKind, type Kind, kinds } from './codecs.ts';

test('decodes by name', () => {
  const measurement = decode('heart_rate_measurement', Uint8Array.of(0x00, 0x48));
  expectTypeOf(measurement).toEqualTypeOf<HeartRateMeasurement>();
  expect(measurement.heartRate).toBe(72);
  expectTypeOf(decode('sfloat', Uint8Array.of(0x72, 0x00))).toEqualTypeOf<number>();
});

test('an unknown name is the same typed error', () => {
  const kind: string = 'constructor';
  expect(isKind(kind)).toBe(false);
  expect(() => decode(kind as Kind, new Uint8Array())).toThrow(
    expect.objectContaining({ name: 'DecodeError', fault: 'unknown-kind' }),
  );
});

describe.each(kinds.map((kind) => ({ kind })))('$kind', ({ kind }) => {
  function outcome(bytes: Uint8Array): unknown {
    try {
      return { value: decode(kind, bytes) };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return { fault: error.fault, kind: error.kind, offset: error.offset };
    }
  }

  test('any bytes decode or give a DecodeError, wherever they lie and leaving them as they are', () => {
    const bytes = fc.uint8Array({ maxLength: 64 });
    fc.assert(
      fc.property(bytes, fc.nat(8), (given, before) => {
        const larger = new Uint8Array(before + given.length + 4).fill(0xff);
        larger.set(given, before);
        const copy = given.slice();
        expect(outcome(larger.subarray(before, before + given.length))).toEqual(outcome(given));
        expect(given).toEqual(copy);
      }),
      { numRuns: 2000 },
    );
  });
});
