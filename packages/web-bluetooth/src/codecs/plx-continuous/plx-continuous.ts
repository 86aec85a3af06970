import { Cursor } from '../bytes.ts';
import { type OxygenAndPulse, readOxygenAndPulse, sensorStatusSize } from '../oxygen-and-pulse.ts';
import { toSfloat } from '../sfloat/sfloat.ts';

export type { OxygenAndPulse };

/** Live values of a pulse oximeter. */
export interface PlxContinuous extends OxygenAndPulse {
  /** Averaged over a shorter time. */
  fast: OxygenAndPulse | null;
  /** Averaged over a longer time. */
  slow: OxygenAndPulse | null;
  /** Perfusion index, percent. NaN for no current value. */
  pulseAmplitudeIndex: number | null;
}

const flag = { fast: 0x01, slow: 0x02, measurementStatus: 0x04, deviceAndSensorStatus: 0x08, amplitude: 0x10 };

/** GATT PLX Continuous Measurement, characteristic 0x2A5F (GATT Specification Supplement). Skips the statuses. */
export function decodePlxContinuous(bytes: Uint8Array): PlxContinuous {
  const cursor = new Cursor('plx_continuous', bytes);
  const flags = cursor.uint8();
  const has = (bit: number) => (flags & bit) !== 0;

  const values = readOxygenAndPulse(cursor);
  const fast = has(flag.fast) ? readOxygenAndPulse(cursor) : null;
  const slow = has(flag.slow) ? readOxygenAndPulse(cursor) : null;
  if (has(flag.measurementStatus)) cursor.skip(2);
  if (has(flag.deviceAndSensorStatus)) cursor.skip(sensorStatusSize);
  const pulseAmplitudeIndex = has(flag.amplitude) ? toSfloat(cursor.uint16()) : null;
  return { ...values, fast, slow, pulseAmplitudeIndex };
}
