import { Cursor } from '../bytes.ts';
import { type DateTime, dateTimeFrom } from '../date-time/date-time.ts';

export interface WeightMeasurement {
  unit: 'kg' | 'lb';
  /** Null when the scale says that it could not measure. */
  weight: number | null;
  timestamp: DateTime | null;
  /** 255 for somebody whom the scale does not know. */
  userId: number | null;
  /** kg/m². */
  bmi: number | null;
  /** Metres beside kilograms, inches beside pounds. */
  height: number | null;
}

const flag = { imperial: 0x01, timestamp: 0x02, userId: 0x04, bmiAndHeight: 0x08 };
const unsuccessful = 0xffff;

/**
 * GATT Weight Measurement, characteristic 0x2A9D (GATT Specification Supplement): steps of 0.005 kg or 0.01 lb. There are
 * scales that count in other steps and say so nowhere in this message (0.05 kg was seen); theirs is a tenth of the weight.
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
    timestamp: has(flag.timestamp) ? dateTimeFrom(cursor) : null,
    userId: has(flag.userId) ? cursor.uint8() : null,
    bmi: has(flag.bmiAndHeight) ? cursor.uint16() / 10 : null,
    height: has(flag.bmiAndHeight) ? cursor.uint16() / (imperial ? 10 : 1000) : null,
  };
}
