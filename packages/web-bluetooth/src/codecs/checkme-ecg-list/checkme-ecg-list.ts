import { readDateTime, readRecords, toFileName } from '../checkme-records.ts';

/** One ECG recording in the list of the device. */
export interface CheckmeEcgEntry {
  /** Device clock, `2026-11-21T21:05:00`; null for an invalid date. */
  date: string | null;
  /** Leads: 1 hand to hand (I), 2 hand to chest (II), 3 external electrodes I, 4 external electrodes II. */
  mode: number;
  /** 0 normal, 1 abnormal, otherwise none. */
  result: number;
  /** Nonzero if a voice note was recorded. */
  voice: number;
  /** File of the recording, for `checkme_ecg_file`; null for an invalid date. */
  fileName: string | null;
}

/** Decodes `ecg.dat` of a CheckMe Pro, 10 bytes per record (confirmed by four vendor sources). */
export function decodeCheckmeEcgList(bytes: Uint8Array): CheckmeEcgEntry[] {
  return readRecords('checkme_ecg_list', bytes, 10, (cursor) => {
    const date = readDateTime(cursor);
    return {
      date,
      mode: cursor.uint8(),
      result: cursor.uint8(),
      voice: cursor.uint8(),
      fileName: toFileName(date),
    };
  });
}
