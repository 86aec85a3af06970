import { readDateTime, readRecords } from '../checkme-records.ts';

/** One measurement of oxygen saturation and pulse. */
export interface CheckmeSpo2Entry {
  /** Device clock, `2026-11-21T21:05:00`; null for an invalid date. */
  date: string | null;
  /** 0 internal sensor, 1 external sensor. */
  mode: number;
  /** Percent. 0 and 255 mean no value (unconfirmed; `measured` maps them to null). */
  oxygen: number;
  /** Beats per minute. 0 and 255 mean no value (unconfirmed). */
  pr: number;
  /** Perfusion index, percent. */
  pi: number;
  /** 0 normal, 1 abnormal, otherwise none. */
  result: number;
}

/** Decodes `oxi.dat` of a CheckMe Pro, 12 bytes per record (confirmed by three vendor sources). */
export function decodeCheckmeSpo2List(bytes: Uint8Array): CheckmeSpo2Entry[] {
  return readRecords('checkme_spo2_list', bytes, 12, (cursor) => ({
    date: readDateTime(cursor),
    mode: cursor.uint8(),
    oxygen: cursor.uint8(),
    pr: cursor.uint8(),
    pi: cursor.uint8() / 10,
    result: cursor.uint8(),
  }));
}
