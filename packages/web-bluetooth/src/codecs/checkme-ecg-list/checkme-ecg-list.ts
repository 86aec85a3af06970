import { fileNameOf, momentFrom, recordsFrom } from '../checkme-records.ts';

export interface CheckmeEcgEntry {
  /** The clock of the device, `2026-11-21T21:05:00`; null for a date that does not exist. */
  date: string | null;
  /** 1 hand to hand (lead I), 2 hand to chest (lead II), 3 external electrodes lead I, 4 external electrodes lead II. */
  mode: number;
  /** 0 normal, 1 abnormal, anything else: none. */
  result: number;
  /** Not 0 when a spoken note was recorded with it. */
  voice: number;
  /** The file with the curve, for `checkme_ecg_file`; null when the date does not exist. */
  fileName: string | null;
}

/** `ecg.dat` of a CheckMe Pro, 10 bytes a record (four vendor's sources agree). */
export function decodeCheckmeEcgList(bytes: Uint8Array): CheckmeEcgEntry[] {
  return recordsFrom('checkme_ecg_list', bytes, 10, (cursor) => {
    const date = momentFrom(cursor);
    return {
      date,
      mode: cursor.uint8(),
      result: cursor.uint8(),
      voice: cursor.uint8(),
      fileName: fileNameOf(date),
    };
  });
}
