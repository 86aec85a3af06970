import { readDateTime, readRecords } from '../checkme-records.ts';

/** One blood pressure measurement of a user. */
export interface CheckmeBpEntry {
  /** Device clock, `2026-11-21T21:05:00`; null for an invalid date. */
  date: string | null;
  /** mmHg. */
  sys: number;
  /** mmHg. */
  dia: number;
  /** Beats per minute. */
  pr: number;
}

/** Decodes `<user>nibp.dat` of a CheckMe Pro, 11 bytes per record (confirmed by three vendor sources). */
export function decodeCheckmeBpList(bytes: Uint8Array): CheckmeBpEntry[] {
  return readRecords('checkme_bp_list', bytes, 11, (cursor) => ({
    date: readDateTime(cursor),
    sys: cursor.uint16(),
    dia: cursor.uint8(),
    pr: cursor.uint8(),
  }));
}
