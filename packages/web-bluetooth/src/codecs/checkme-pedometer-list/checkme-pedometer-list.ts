import { readDateTime, readRecords } from '../checkme-records.ts';

/** Activity of a user on one day. */
export interface CheckmePedometerEntry {
  /** Device clock, `2026-11-21T21:05:00`; null for an invalid date. */
  date: string | null;
  /** Steps counted since the entry began. */
  steps: number;
  /** Kilometres, in steps of 0.01, estimated from the steps. */
  distanceKm: number;
  /** The unit is unconfirmed; km/h is consistent with the other values. */
  speed: number;
  /** Kilocalories, estimated by the device. */
  kilocalories: number;
  /** Grams of fat burnt, estimated by the device. */
  fatGrams: number;
  /** Time of activity in seconds. */
  seconds: number;
}

/** Decodes `<user>ped.dat` of a CheckMe Pro, 29 bytes per record (vendor sources agree). */
export function decodeCheckmePedometerList(bytes: Uint8Array): CheckmePedometerEntry[] {
  return readRecords('checkme_pedometer_list', bytes, 29, (cursor) => ({
    date: readDateTime(cursor),
    steps: cursor.uint32(),
    distanceKm: cursor.uint32() / 100,
    speed: cursor.uint32() / 10,
    kilocalories: cursor.uint32() / 100,
    fatGrams: cursor.uint16() / 100,
    seconds: cursor.uint32(),
  }));
}
