import { Cursor } from '../bytes.ts';
import { type DateTime, dateTimeFrom } from '../date-time/date-time.ts';
import { type OxygenAndPulse, oxygenAndPulseFrom, sensorStatusSize } from '../plx-continuous/plx-continuous.ts';
import { sfloatOf } from '../sfloat/sfloat.ts';

export interface PlxSpotCheck extends OxygenAndPulse {
  /** What the clock of the device shows. A device whose clock was never set sends a date all the same. */
  timestamp: DateTime | null;
  /** The 16 bits of the Measurement Status. */
  measurementStatus: number | null;
  /** The perfusion index, in per cent: how strong the pulse is where it is measured. NaN without a value at the moment. */
  pulseAmplitudeIndex: number | null;
}

const flag = { timestamp: 0x01, measurementStatus: 0x02, deviceAndSensorStatus: 0x04, amplitude: 0x08 };

/** GATT PLX Spot-Check Measurement, characteristic 0x2A5E (GATT Specification Supplement). The sensor's status is skipped. */
export function decodePlxSpotCheck(bytes: Uint8Array): PlxSpotCheck {
  const cursor = new Cursor('plx_spot_check', bytes);
  const flags = cursor.uint8();
  const has = (bit: number) => (flags & bit) !== 0;

  const values = oxygenAndPulseFrom(cursor);
  const timestamp = has(flag.timestamp) ? dateTimeFrom(cursor) : null;
  const measurementStatus = has(flag.measurementStatus) ? cursor.uint16() : null;
  if (has(flag.deviceAndSensorStatus)) cursor.skip(sensorStatusSize);
  const pulseAmplitudeIndex = has(flag.amplitude) ? sfloatOf(cursor.uint16()) : null;
  return { ...values, timestamp, measurementStatus, pulseAmplitudeIndex };
}
