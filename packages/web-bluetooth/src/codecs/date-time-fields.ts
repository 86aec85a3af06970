import type { Cursor } from './bytes.ts';

/** Device clock without time zone. A year, month or day of 0 is unknown to the device. */
export interface DateTime {
  /** 1582 to 9999, or 0. */
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31, or 0. */
  day: number;
  /** 0 to 23. */
  hour: number;
  /** 0 to 59. */
  minute: number;
  /** 0 to 59. */
  second: number;
}

export function readDateTimeFields(cursor: Cursor): DateTime {
  return {
    year: cursor.uint16(),
    month: cursor.uint8(),
    day: cursor.uint8(),
    hour: cursor.uint8(),
    minute: cursor.uint8(),
    second: cursor.uint8(),
  };
}
