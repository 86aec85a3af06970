// CheckMe lists: fixed-size records that start with a seven-byte date.
import { Cursor, DecodeError } from './bytes.ts';

const padTwo = (value: number) => String(value).padStart(2, '0');

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** `2026-11-21`, or null for an invalid date. */
export function readDate(cursor: Cursor): string | null {
  const year = cursor.uint16();
  const month = cursor.uint8();
  const day = cursor.uint8();
  const exists = year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(day)}` : null;
}

/** Device clock without time zone. Null for an invalid date, so that a broken record does not invalidate the list. */
export function readDateTime(cursor: Cursor): string | null {
  const day = readDate(cursor);
  const hour = cursor.uint8();
  const minute = cursor.uint8();
  const second = cursor.uint8();
  if (day === null || hour > 23 || minute > 59 || second > 59) return null;
  return `${day}T${padTwo(hour)}:${padTwo(minute)}:${padTwo(second)}`;
}

/** Returns the file name for a record: `20261121210500`. */
export const toFileName = (moment: string | null): string | null => moment?.replaceAll(/[-:T]/g, '') ?? null;

/** Returns all records in the order of the device. Throws for an incomplete last record. */
export function readRecords<Row>(kind: string, bytes: Uint8Array, size: number, read: (cursor: Cursor) => Row): Row[] {
  const rest = bytes.length % size;
  if (rest !== 0) {
    const message = `records of ${size} bytes expected, ${rest} bytes are left at the end.`;
    throw new DecodeError('truncated', kind, bytes.length - rest, message);
  }
  return Array.from({ length: bytes.length / size }, (_, index) => {
    return read(new Cursor(kind, bytes.subarray(index * size, (index + 1) * size)));
  });
}
