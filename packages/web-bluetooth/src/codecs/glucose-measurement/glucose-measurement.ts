import { Cursor } from '../bytes.ts';
import { type DateTime, readDateTimeFields } from '../date-time-fields.ts';
import { toSfloat } from '../sfloat/sfloat.ts';

/** A measurement of a glucose meter, new or stored. */
export interface GlucoseMeasurement {
  /** Number that the meter gave to the measurement, 0 to 65535; identifies it on this meter. */
  sequenceNumber: number;
  /** Device clock before `timeOffset` is added. */
  baseTime: DateTime;
  /** Minutes to add to `baseTime`. */
  timeOffset: number | null;
  /** In `unit`: 0.001 kg/L are 100 mg/dL, 0.001 mol/L is 1 mmol/L. */
  concentration: number | null;
  /** Unit of `concentration`, also without a concentration. */
  unit: 'kg/L' | 'mol/L';
  /** 1 to 9: blood types and interstitial fluid; 10: control solution (GATT Specification Supplement, Fluid Type). */
  type: number | null;
  /** 1 finger, 2 alternate site, 3 earlobe, 4 control solution, 15 unknown. */
  sampleLocation: number | null;
  /** The 16 bits of the Sensor Status Annunciation. */
  sensorStatus: number | null;
  /** A Glucose Measurement Context with the same number follows. */
  contextFollows: boolean;
}

const flag = { timeOffset: 0x01, concentration: 0x02, moles: 0x04, status: 0x08, context: 0x10 };

/** Decodes the GATT Glucose Measurement, characteristic 0x2A18 (GATT Specification Supplement). */
export function decodeGlucoseMeasurement(bytes: Uint8Array): GlucoseMeasurement {
  const cursor = new Cursor('glucose_measurement', bytes);
  const flags = cursor.uint8();
  const has = (bit: number) => (flags & bit) !== 0;

  const sequenceNumber = cursor.uint16();
  const baseTime = readDateTimeFields(cursor);
  const timeOffset = has(flag.timeOffset) ? cursor.int16() : null;
  const concentration = has(flag.concentration) ? toSfloat(cursor.uint16()) : null;
  const typeAndLocation = has(flag.concentration) ? cursor.uint8() : null;
  return {
    sequenceNumber,
    baseTime,
    timeOffset,
    concentration,
    unit: has(flag.moles) ? 'mol/L' : 'kg/L',
    type: typeAndLocation === null ? null : typeAndLocation & 0x0f,
    sampleLocation: typeAndLocation === null ? null : typeAndLocation >> 4,
    sensorStatus: has(flag.status) ? cursor.uint16() : null,
    contextFollows: has(flag.context),
  };
}
