import { Cursor } from '../bytes.ts';
import { type DateTime, readDateTimeFields } from '../date-time-fields.ts';
import { toSfloat } from '../sfloat/sfloat.ts';

/** Circumstances that make a measurement unreliable, as detected by the device. */
export interface BloodPressureStatus {
  /** The body moved during the measurement. */
  bodyMovement: boolean;
  /** The cuff was too loose to measure correctly. */
  cuffTooLoose: boolean;
  /** The device detected an irregular pulse; not a diagnosis. */
  irregularPulse: boolean;
  /** 0 within the range of the device, 1 above it, 2 below it, 3 reserved. */
  pulseRateRange: number;
  /** The cuff was not at the level that the device expects. */
  improperPosition: boolean;
}

/** A measurement as the device sent it; values are not converted between units. */
export interface BloodPressureMeasurement {
  /** Unit of the three pressures. */
  unit: 'mmHg' | 'kPa';
  /** NaN when the device could not measure it; the same applies to the next two and the pulse rate. */
  systolic: number;
  /** In `unit`; NaN without a value. */
  diastolic: number;
  /** In `unit`; NaN without a value, which is common. */
  meanArterialPressure: number;
  /** Device clock; null if the device sends no date. */
  timestamp: DateTime | null;
  /** Beats per minute. */
  pulseRate: number | null;
  /** 255 for an unknown user. */
  userId: number | null;
  /** Null if the device sends no status, which does not mean that all was well. */
  status: BloodPressureStatus | null;
}

const flag = { kilopascals: 0x01, timestamp: 0x02, pulseRate: 0x04, userId: 0x08, status: 0x10 };

function readStatus(cursor: Cursor): BloodPressureStatus {
  const bits = cursor.uint16();
  return {
    bodyMovement: (bits & 0x01) !== 0,
    cuffTooLoose: (bits & 0x02) !== 0,
    irregularPulse: (bits & 0x04) !== 0,
    pulseRateRange: (bits >> 3) & 0x03,
    improperPosition: (bits & 0x20) !== 0,
  };
}

/** Decodes the GATT Blood Pressure Measurement, characteristic 0x2A35 (GATT Specification Supplement). */
export function decodeBloodPressureMeasurement(bytes: Uint8Array): BloodPressureMeasurement {
  const cursor = new Cursor('blood_pressure_measurement', bytes);
  const flags = cursor.uint8();
  const has = (bit: number) => (flags & bit) !== 0;
  return {
    unit: has(flag.kilopascals) ? 'kPa' : 'mmHg',
    systolic: toSfloat(cursor.uint16()),
    diastolic: toSfloat(cursor.uint16()),
    meanArterialPressure: toSfloat(cursor.uint16()),
    timestamp: has(flag.timestamp) ? readDateTimeFields(cursor) : null,
    pulseRate: has(flag.pulseRate) ? toSfloat(cursor.uint16()) : null,
    userId: has(flag.userId) ? cursor.uint8() : null,
    status: has(flag.status) ? readStatus(cursor) : null,
  };
}
