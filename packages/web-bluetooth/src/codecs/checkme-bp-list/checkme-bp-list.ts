import { momentFrom, recordsFrom } from '../checkme-records.ts';

export interface CheckmeBpEntry {
  /** The clock of the device, `2026-11-21T21:05:00`; null for a date that does not exist. */
  date: string | null;
  /** mmHg. */
  sys: number;
  /** mmHg. */
  dia: number;
  /** Beats per minute. */
  pr: number;
}

/** `<user>nibp.dat` of a CheckMe Pro, 11 bytes a record (three vendor's sources agree). */
export function decodeCheckmeBpList(bytes: Uint8Array): CheckmeBpEntry[] {
  return recordsFrom('checkme_bp_list', bytes, 11, (cursor) => ({
    date: momentFrom(cursor),
    sys: cursor.uint16(),
    dia: cursor.uint8(),
    pr: cursor.uint8(),
  }));
}
