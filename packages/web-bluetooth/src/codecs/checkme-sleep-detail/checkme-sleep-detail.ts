import { readRecords } from '../checkme-records.ts';

/** Oxygen saturation and pulse at one moment of a recording. */
export interface CheckmeSleepPoint {
  /** Percent; null for no value. */
  oxygen: number | null;
  /** Beats per minute; null for no value. */
  pr: number | null;
}

const none = 0xff;

/** Decodes a sleep recording of a CheckMe Pro: one point of 2 bytes every two seconds (vendor sources agree). */
export function decodeCheckmeSleepDetail(bytes: Uint8Array): CheckmeSleepPoint[] {
  const value = (byte: number) => (byte === none ? null : byte);
  return readRecords('checkme_sleep_detail', bytes, 2, (cursor) => ({
    oxygen: value(cursor.uint8()),
    pr: value(cursor.uint8()),
  }));
}
