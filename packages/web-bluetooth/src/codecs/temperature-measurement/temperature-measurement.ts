import { Cursor } from '../bytes.ts';
import { type DateTime, readDateTimeFields } from '../date-time-fields.ts';
import { toFloat } from '../float/float.ts';

/** A measurement as the device sent it; the temperature is not converted. */
export interface TemperatureMeasurement {
  /** Unit of `temperature`, which depends on the device's settings. */
  unit: 'celsius' | 'fahrenheit';
  /** NaN when the device could not measure it. */
  temperature: number;
  /** Device clock; null if the device sends no date. */
  timestamp: DateTime | null;
  /** 1 armpit, 2 body, 3 ear, 4 finger, 5 gastro-intestinal, 6 mouth, 7 rectum, 8 toe, 9 eardrum; null: not sent. */
  type: number | null;
}

const flag = { fahrenheit: 0x01, timestamp: 0x02, type: 0x04 };

/** Decodes the GATT Temperature Measurement, characteristic 0x2A1C (GATT Specification Supplement). */
export function decodeTemperatureMeasurement(bytes: Uint8Array): TemperatureMeasurement {
  const cursor = new Cursor('temperature_measurement', bytes);
  const flags = cursor.uint8();
  const has = (bit: number) => (flags & bit) !== 0;
  return {
    unit: has(flag.fahrenheit) ? 'fahrenheit' : 'celsius',
    temperature: toFloat(cursor.uint32()),
    timestamp: has(flag.timestamp) ? readDateTimeFields(cursor) : null,
    type: has(flag.type) ? cursor.uint8() : null,
  };
}
