import { momentFrom, recordsFrom } from '../checkme-records.ts';

export interface CheckmeSpo2Entry {
  /** The clock of the device, `2026-11-21T21:05:00`; null for a date that does not exist. */
  date: string | null;
  /** 0 the sensor of the device, 1 an external one. */
  mode: number;
  /** Per cent. 0 and 255 stand for no value (not certain; `measured` makes null of them). */
  oxygen: number;
  /** Beats per minute. 0 and 255 stand for no value (not certain). */
  pr: number;
  /** Perfusion index, per cent. */
  pi: number;
  /** 0 normal, 1 abnormal, anything else: none. */
  result: number;
}

/** `oxi.dat` of a CheckMe Pro, 12 bytes a record (three vendor's sources agree). */
export function decodeCheckmeSpo2List(bytes: Uint8Array): CheckmeSpo2Entry[] {
  return recordsFrom('checkme_spo2_list', bytes, 12, (cursor) => ({
    date: momentFrom(cursor),
    mode: cursor.uint8(),
    oxygen: cursor.uint8(),
    pr: cursor.uint8(),
    pi: cursor.uint8() / 10,
    result: cursor.uint8(),
  }));
}
