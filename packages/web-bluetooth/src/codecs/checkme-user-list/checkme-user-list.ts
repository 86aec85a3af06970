import { type Cursor, DecodeError } from '../bytes.ts';
import { readDate, readRecords } from '../checkme-records.ts';

/** One person who uses the device, as entered there. */
export interface CheckmeUser {
  /** Prefix of this user's file names: `1dlc.dat`. */
  id: number;
  /** At most 16 bytes of UTF-8, so long names are cut. */
  name: string;
  /** Number of the picture that the person chose on the device. */
  icon: number;
  /** 0 male, 1 female. */
  sex: number;
  /** `1956-03-07`; null for an invalid date. */
  birthday: string | null;
  /** Stored in tenths of a kilogram (two sources divide by ten, two show the raw number: unconfirmed). */
  weightKg: number;
  /** Centimetres, as entered on the device. */
  heightCm: number;
}

/** 27 bytes on a CheckMe Pro; two longer variants with the same beginning were observed (unconfirmed). */
const sizes = [27, 52, 46] as const;

function readUser(cursor: Cursor): CheckmeUser {
  return {
    id: cursor.uint8(),
    name: cursor.text(16),
    icon: cursor.uint8(),
    sex: cursor.uint8(),
    birthday: readDate(cursor),
    weightKg: cursor.uint16() / 10,
    heightCm: cursor.uint16(),
  };
}

/**
 * Decodes `usr.dat` of a CheckMe Pro. If the size fits several record lengths, the one with valid birthdays is chosen.
 */
export function decodeCheckmeUserList(bytes: Uint8Array): CheckmeUser[] {
  const kind = 'checkme_user_list';
  const lists = sizes
    .filter((size) => bytes.length % size === 0)
    .map((size) => readRecords(kind, bytes, size, readUser));
  const [first, ...others] = lists;
  if (!first) {
    const rest = bytes.length % sizes[0];
    throw new DecodeError('truncated', kind, bytes.length - rest, `${bytes.length} bytes are no number of records.`);
  }
  const exists = ({ birthday }: CheckmeUser) => birthday !== null;
  return first.every(exists) ? first : (others.find((list) => list.every(exists)) ?? first);
}
