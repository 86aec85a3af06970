import { momentFrom, recordsFrom } from '../checkme-records.ts';

export interface CheckmeDlcEntry {
  /** The clock of the device, `2026-11-21T21:05:00`; null for a date that does not exist. */
  date: string | null;
  /** Beats per minute; 0 when there is none. */
  hr: number;
  /** 0 normal, 1 abnormal, anything else: none. So are the other results. */
  ecgResult: number;
  /** Per cent. */
  spo2: number;
  /** Perfusion index, per cent. */
  pi: number;
  spo2Result: number;
  /** What `bp` is: 0 a change in per cent, 255 nothing, anything else a systolic pressure. */
  bpFlag: number;
  /**
   * Per cent of change, which may be negative, or mmHg systolic; null for nothing. Estimated from the pulse and valid only
   * after a calibration. Whether a flag between 1 and 254 is the diastolic pressure is not certain: it is not read as one.
   */
  bp: number | null;
  bpResult: number;
  /** Not 0 when a spoken note was recorded with it. */
  voice: number;
}

function pressure(flag: number, byte: number): number | null {
  if (flag === 0xff) return null;
  return flag === 0 ? (byte << 24) >> 24 : byte;
}

/** `<user>dlc.dat` of a CheckMe Pro, the daily check, 17 bytes a record (vendor's sources agree but for the pressure). */
export function decodeCheckmeDlcList(bytes: Uint8Array): CheckmeDlcEntry[] {
  return recordsFrom('checkme_dlc_list', bytes, 17, (cursor) => {
    const start = {
      date: momentFrom(cursor),
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
