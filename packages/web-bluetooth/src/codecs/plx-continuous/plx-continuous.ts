import { Cursor } from '../bytes.ts';
import { sfloatOf } from '../sfloat/sfloat.ts';

export interface OxygenAndPulse {
  /** Per cent; NaN when there is no value at the moment. */
  spo2: number;
  /** Beats per minute; NaN when there is no value at the moment. */
  pulseRate: number;
}

export interface PlxContinuous extends OxygenAndPulse {
  /** The same, averaged over less time. */
  fast: OxygenAndPulse | null;
  /** The same, averaged over more time. */
  slow: OxygenAndPulse | null;
}

const flag = { fast: 0x01, slow: 0x02 };

export function oxygenAndPulseFrom(cursor: Cursor): OxygenAndPulse {
  return { spo2: sfloatOf(cursor.uint16()), pulseRate: sfloatOf(cursor.uint16()) };
}

/** GATT PLX Continuous Measurement, characteristic 0x2A5F (GATT Specification Supplement). What follows the values is not read. */
export function decodePlxContinuous(bytes: Uint8Array): PlxContinuous {
  const cursor = new Cursor('plx_continuous', bytes);
  const flags = cursor.uint8();
  return {
    ...oxygenAndPulseFrom(cursor),
    fast: (flags & flag.fast) !== 0 ? oxygenAndPulseFrom(cursor) : null,
    slow: (flags & flag.slow) !== 0 ? oxygenAndPulseFrom(cursor) : null,
  };
}
