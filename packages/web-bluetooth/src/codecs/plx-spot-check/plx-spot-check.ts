import { Cursor } from '../bytes.ts';
import { type DateTime, dateTimeFrom } from '../date-time/date-time.ts';
import { type OxygenAndPulse, oxygenAndPulseFrom } from '../plx-continuous/plx-continuous.ts';

export interface PlxSpotCheck extends OxygenAndPulse {
  /** What the clock of the device shows. A device whose clock was never set sends a date all the same. */
  timestamp: DateTime | null;
  /** The 16 bits of the Measurement Status. */
  measurementStatus: number | null;
}

const flag = { timestamp: 0x01, measurementStatus: 0x02 };

/** GATT PLX Spot-Check Measurement, characteristic 0x2A5E (GATT Specification Supplement). */
export function decodePlxSpotCheck(bytes: Uint8Array): PlxSpotCheck {
  const cursor = new Cursor('plx_spot_check', bytes);
  const flags = cursor.uint8();
  return {
    ...oxygenAndPulseFrom(cursor),
    timestamp: (flags & flag.timestamp) !== 0 ? dateTimeFrom(cursor) : null,
    measurementStatus: (flags & flag.measurementStatus) !== 0 ? cursor.uint16() : null,
  };
}
