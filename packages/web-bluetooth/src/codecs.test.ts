import { expect, expectTypeOf, test } from 'vitest';
import { decode, type HeartRateMeasurement, isKind, type Kind, kinds } from './codecs.ts';
import { fuzz } from './testing/fuzz.ts';

test('decodes by name', () => {
  const measurement = decode('heart_rate_measurement', Uint8Array.of(0x00, 0x48));
  expectTypeOf(measurement).toEqualTypeOf<HeartRateMeasurement>();
  expect(measurement.heartRate).toBe(72);
  expectTypeOf(decode('sfloat', Uint8Array.of(0x72, 0x00))).toEqualTypeOf<number>();
});

test('throws a DecodeError for an unknown name', () => {
  const kind: string = 'constructor';
  expect(isKind(kind)).toBe(false);
  expect(() => decode(kind as Kind, new Uint8Array())).toThrow(
    expect.objectContaining({ name: 'DecodeError', code: 'unknown-kind' }),
  );
});

test('decodes any bytes or throws a DecodeError, at any offset and without modifying them', () => {
  // `pnpm fuzz` runs a million.
  const { decoded, refused } = fuzz(20_000, 7);
  expect(decoded).toBeGreaterThan(2000);
  expect(refused).toBeGreaterThan(2000);
});

test('has all kinds that consumers use', () => {
  // Names and fields agreed on with the consumers.
  const agreed =
    'sfloat float heart_rate_measurement blood_pressure_measurement temperature_measurement date_time battery_level ' +
    'glucose_measurement weight_measurement plx_continuous plx_spot_check crc8 viatom_reply checkme_ecg_list ' +
    'checkme_bp_list checkme_spo2_list checkme_temp_list checkme_dlc_list checkme_user_list checkme_ecg_file';
  expect(kinds).toEqual(expect.arrayContaining(agreed.split(' ')));
});
