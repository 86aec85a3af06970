import { Cursor } from '../bytes.ts';

/** One notification of a heart rate sensor, about one per second. */
export interface HeartRateMeasurement {
  /** Beats per minute. */
  heartRate: number;
  /** The device can detect skin contact. */
  contactSupported: boolean;
  /** Always false without contact support. */
  contactDetected: boolean;
  /** Kilojoules since the last reset; null if not in this notification. */
  energyExpended: number | null;
  /** Seconds between beats, oldest first. The resolution of 1/1024 s is exact in binary. */
  rrIntervals: number[];
}

const flag = { wideRate: 0x01, contactDetected: 0x02, contactSupported: 0x04, energy: 0x08, rrIntervals: 0x10 };

/**
 * Decodes the GATT Heart Rate Measurement, characteristic 0x2A37 (GATT Specification Supplement). Reserved flags are
 * ignored.
 */
export function decodeHeartRateMeasurement(bytes: Uint8Array): HeartRateMeasurement {
  const cursor = new Cursor('heart_rate_measurement', bytes);
  const flags = cursor.uint8();
  const has = (bit: number) => (flags & bit) !== 0;

  const heartRate = has(flag.wideRate) ? cursor.uint16() : cursor.uint8();
  const energyExpended = has(flag.energy) ? cursor.uint16() : null;
  const rrIntervals: number[] = [];
  if (has(flag.rrIntervals)) {
    // The flag announces at least one interval: a message without it is truncated.
    do rrIntervals.push(cursor.uint16() / 1024);
    while (cursor.remaining > 0);
  }

  const contactSupported = has(flag.contactSupported);
  return {
    heartRate,
    contactSupported,
    contactDetected: contactSupported && has(flag.contactDetected),
    energyExpended,
    rrIntervals,
  };
}
