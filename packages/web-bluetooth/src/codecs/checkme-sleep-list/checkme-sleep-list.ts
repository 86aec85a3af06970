import { fileNameOf, momentFrom, recordsFrom } from '../checkme-records.ts';

export interface CheckmeSleepEntry {
  /** The clock of the device, `2026-11-21T21:05:00`; null for a date that does not exist. */
  date: string | null;
  totalSeconds: number;
  /** Seconds with too little oxygen. */
  lowOxygenSeconds: number;
  /** How many times the oxygen fell. */
  drops: number;
  /** Per cent. */
  lowestOxygen: number;
  /** Per cent. */
  averageOxygen: number;
  /** 0 normal, 1 abnormal, anything else: none. */
  result: number;
  /** The file with the course, for `checkme_sleep_detail`; null when the date does not exist. */
  fileName: string | null;
}

/** `slm.dat` of a CheckMe Pro, 18 bytes a record (vendor's sources agree). */
export function decodeCheckmeSleepList(bytes: Uint8Array): CheckmeSleepEntry[] {
  return recordsFrom('checkme_sleep_list', bytes, 18, (cursor) => {
    const date = momentFrom(cursor);
    return {
      date,
      totalSeconds: cursor.uint32(),
      lowOxygenSeconds: cursor.uint16(),
      drops: cursor.uint16(),
      lowestOxygen: cursor.uint8(),
      averageOxygen: cursor.uint8(),
      result: cursor.uint8(),
      fileName: fileNameOf(date),
    };
  });
}
