import { Cursor } from '../bytes.ts';
import { type DateTime, readDateTimeFields } from '../date-time-fields.ts';
import { type OxygenAndPulse, readOxygenAndPulse, sensorStatusSize } from '../oxygen-and-pulse.ts';
import { toSfloat } from '../sfloat/sfloat.ts';

/** One completed measurement of a pulse oximeter. */
export interface PlxSpotCheck extends OxygenAndPulse {
  /** Device clock. A device whose clock was never set sends a date as well. */
  timestamp: DateTime | null;
  /** The 16 bits of the Measurement Status. */
  measurementStatus: number | null;
  /** Perfusion index, percent. NaN for no current value. */
  pulseAmplitudeIndex: number | null;
}

const flag = { timestamp: 0x01, measurementStatus: 0x02, deviceAndSensorStatus: 0x04, amplitude: 0x08 };

/**
 * Decodes the GATT PLX Spot-Check Measurement, characteristic 0x2A5E (GATT Specification Supplement). Skips its sensor
 * status.
 */
export function decodePlxSpotCheck(bytes: Uint8Array): PlxSpotCheck {
  const cursor = new Cursor('plx_spot_check', bytes);
  const flags = cursor.uint8();
  const has = (bit: number) => (flags & bit) !== 0;

  const values = readOxygenAndPulse(cursor);
  const timestamp = has(flag.timestamp) ? readDateTimeFields(cursor) : null;
  const measurementStatus = has(flag.measurementStatus) ? cursor.uint16() : null;
  if (has(flag.deviceAndSensorStatus)) cursor.skip(sensorStatusSize);
  const pulseAmplitudeIndex = has(flag.amplitude) ? toSfloat(cursor.uint16()) : null;
  return { ...values, timestamp, measurementStatus, pulseAmplitudeIndex };
}
