import { readDateTime, readRecords, toFileName } from '../checkme-records.ts';

/** Summary of one night. */
export interface CheckmeSleepEntry {
  /** Device clock, `2026-11-21T21:05:00`; null for an invalid date. */
  date: string | null;
  /** Duration of the recording in seconds. */
  totalSeconds: number;
  /** Seconds with low oxygen saturation. */
  lowOxygenSeconds: number;
  /** Number of desaturations. */
  drops: number;
  /** Percent. */
  lowestOxygen: number;
  /** Percent. */
  averageOxygen: number;
  /** 0 normal, 1 abnormal, otherwise none. */
  result: number;
  /** File of the recording, for `checkme_sleep_detail`; null for an invalid date. */
  fileName: string | null;
}

/** Decodes `slm.dat` of a CheckMe Pro, 18 bytes per record (vendor sources agree). */
export function decodeCheckmeSleepList(bytes: Uint8Array): CheckmeSleepEntry[] {
  return readRecords('checkme_sleep_list', bytes, 18, (cursor) => {
    const date = readDateTime(cursor);
    return {
      date,
      totalSeconds: cursor.uint32(),
      lowOxygenSeconds: cursor.uint16(),
      drops: cursor.uint16(),
      lowestOxygen: cursor.uint8(),
      averageOxygen: cursor.uint8(),
      result: cursor.uint8(),
      fileName: toFileName(date),
    };
  });
}
