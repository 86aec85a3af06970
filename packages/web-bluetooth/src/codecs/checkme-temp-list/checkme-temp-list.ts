import { readDateTime, readRecords } from '../checkme-records.ts';

/** One temperature of a body or of an object. */
export interface CheckmeTempEntry {
  /** Device clock, `2026-11-21T21:05:00`; null for an invalid date. */
  date: string | null;
  /** 0 body, 1 object. */
  mode: number;
  /** Degrees Celsius with one decimal, whatever unit the device displays. */
  celsius: number;
  /** 0 normal, 1 abnormal, otherwise none. */
  result: number;
}

/**
 * Decodes `tmp.dat` of a CheckMe Pro, 11 bytes per record (vendor sources agree). `temp.dat` of a CheckMe LE differs.
 */
export function decodeCheckmeTempList(bytes: Uint8Array): CheckmeTempEntry[] {
  return readRecords('checkme_temp_list', bytes, 11, (cursor) => ({
    date: readDateTime(cursor),
    mode: cursor.uint8(),
    celsius: cursor.uint16() / 10,
    result: cursor.uint8(),
  }));
}
