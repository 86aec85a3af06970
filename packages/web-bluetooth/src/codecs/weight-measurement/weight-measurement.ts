import { Cursor } from '../bytes.ts';
import { type DateTime, readDateTimeFields } from '../date-time-fields.ts';

/** A measurement as the scale sent it; weight and height are not converted. */
export interface WeightMeasurement {
  /** Unit of `weight`, which depends on the scale's settings. */
  unit: 'kg' | 'lb';
  /** Null when the scale could not measure. */
  weight: number | null;
  /** Device clock; null if the scale sends no date. */
  timestamp: DateTime | null;
  /** 255 for an unknown user. */
  userId: number | null;
  /** kg/m². */
  bmi: number | null;
  /** Metres with kilograms, inches with pounds. */
  height: number | null;
}

const flag = { imperial: 0x01, timestamp: 0x02, userId: 0x04, bmiAndHeight: 0x08 };
const unsuccessful = 0xffff;

/**
 * Decodes the GATT Weight Measurement, characteristic 0x2A9D (GATT Specification Supplement): steps of 0.005 kg or 0.01
 * lb. Some scales use undeclared steps (0.05 kg was observed), so their values are a tenth of the weight.
 */
export function decodeWeightMeasurement(bytes: Uint8Array): WeightMeasurement {
  const cursor = new Cursor('weight_measurement', bytes);
  const flags = cursor.uint8();
  const has = (bit: number) => (flags & bit) !== 0;
  const imperial = has(flag.imperial);

  const count = cursor.uint16();
  return {
    unit: imperial ? 'lb' : 'kg',
    weight: count === unsuccessful ? null : count / (imperial ? 100 : 200),
    timestamp: has(flag.timestamp) ? readDateTimeFields(cursor) : null,
    userId: has(flag.userId) ? cursor.uint8() : null,
    bmi: has(flag.bmiAndHeight) ? cursor.uint16() / 10 : null,
    height: has(flag.bmiAndHeight) ? cursor.uint16() / (imperial ? 10 : 1000) : null,
  };
}
