import { readDateTime, readRecords } from '../checkme-records.ts';

/** One daily check: a short ECG with oxygen saturation and an estimated blood pressure. */
export interface CheckmeDlcEntry {
  /** Device clock, `2026-11-21T21:05:00`; null for an invalid date. */
  date: string | null;
  /** Beats per minute; 0 for no value. */
  hr: number;
  /** 0 normal, 1 abnormal, otherwise none; the same applies to the other results. */
  ecgResult: number;
  /** Percent. */
  spo2: number;
  /** Perfusion index, percent. */
  pi: number;
  /** 0 normal, 1 abnormal, otherwise none. */
  spo2Result: number;
  /** Meaning of `bp`: 0 a change in percent, 255 no value, otherwise a systolic pressure. */
  bpFlag: number;
  /**
   * Change in percent (may be negative) or systolic mmHg; null for no value. Estimated from the pulse, valid only after
   * calibration. A flag of 1 to 254 may be the diastolic pressure: unconfirmed, so not used.
   */
  bp: number | null;
  /** 0 normal, 1 abnormal, otherwise none. */
  bpResult: number;
  /** Nonzero if a voice note was recorded. */
  voice: number;
}

function pressure(flag: number, byte: number): number | null {
  if (flag === 0xff) return null;
  return flag === 0 ? (byte << 24) >> 24 : byte;
}

/**
 * Decodes `<user>dlc.dat` of a CheckMe Pro, daily check, 17 bytes per record (sources agree except on the pressure).
 */
export function decodeCheckmeDlcList(bytes: Uint8Array): CheckmeDlcEntry[] {
  return readRecords('checkme_dlc_list', bytes, 17, (cursor) => {
    const start = {
      date: readDateTime(cursor),
      hr: cursor.uint16(),
      ecgResult: cursor.uint8(),
      spo2: cursor.uint8(),
      pi: cursor.uint8() / 10,
      spo2Result: cursor.uint8(),
    };
    const bpFlag = cursor.uint8();
    const bp = pressure(bpFlag, cursor.uint8());
    return { ...start, bpFlag, bp, bpResult: cursor.uint8(), voice: cursor.uint8() };
  });
}
