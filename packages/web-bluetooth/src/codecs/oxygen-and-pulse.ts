import type { Cursor } from './bytes.ts';
import { toSfloat } from './sfloat/sfloat.ts';

/** Oxygen saturation and pulse of a pulse oximeter. */
export interface OxygenAndPulse {
  /** Percent; NaN for no current value. */
  spo2: number;
  /** Beats per minute; NaN for no current value. */
  pulseRate: number;
}

/** Device and Sensor Status: 24 bits. */
export const sensorStatusSize = 3;

export function readOxygenAndPulse(cursor: Cursor): OxygenAndPulse {
  return { spo2: toSfloat(cursor.uint16()), pulseRate: toSfloat(cursor.uint16()) };
}
