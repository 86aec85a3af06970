import { momentFrom, recordsFrom } from '../checkme-records.ts';

export interface CheckmeTempEntry {
  /** The clock of the device, `2026-11-21T21:05:00`; null for a date that does not exist. */
  date: string | null;
  /** 0 a body, 1 an object. */
  mode: number;
  celsius: number;
  /** 0 normal, 1 abnormal, anything else: none. */
  result: number;
}

/** `tmp.dat` of a CheckMe Pro, 11 bytes a record (vendor's sources agree). The `temp.dat` of a CheckMe LE is another format. */
export function decodeCheckmeTempList(bytes: Uint8Array): CheckmeTempEntry[] {
  return recordsFrom('checkme_temp_list', bytes, 11, (cursor) => ({
    date: momentFrom(cursor),
    mode: cursor.uint8(),
    celsius: cursor.uint16() / 10,
    result: cursor.uint8(),
  }));
}
