import { readDateTime, readRecords } from '../checkme-records.ts';

export interface CheckmePedometerEntry {
  /** Device clock, `2026-11-21T21:05:00`; null for an invalid date. */
  date: string | null;
  steps: number;
  distanceKm: number;
  /** The unit is unconfirmed; km/h is consistent with the other values. */
  speed: number;
  kilocalories: number;
  fatGrams: number;
  seconds: number;
}

/** `<user>ped.dat` of a CheckMe Pro, 29 bytes per record (vendor sources agree). */
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
