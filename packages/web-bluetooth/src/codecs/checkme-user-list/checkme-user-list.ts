import { type Cursor, DecodeError } from '../bytes.ts';
import { dayFrom, recordsFrom } from '../checkme-records.ts';

export interface CheckmeUser {
  /** Comes before the names of the files that belong to this person: `1dlc.dat`. */
  id: number;
  name: string;
  icon: number;
  /** 0 male, 1 female. */
  sex: number;
  /** `1956-03-07`; null for a day that does not exist. */
  birthday: string | null;
  /** Tenths of a kilogram are stored (two sources divide by ten, two show the number as it is: not certain). */
  weightKg: number;
  heightCm: number;
}

/** 27 bytes on a CheckMe Pro; two longer records were seen, with the same beginning and more behind it (not certain). */
const sizes = [27, 52, 46] as const;

function userFrom(cursor: Cursor): CheckmeUser {
  return {
    id: cursor.uint8(),
    name: cursor.text(16),
    icon: cursor.uint8(),
    sex: cursor.uint8(),
    birthday: dayFrom(cursor),
    weightKg: cursor.uint16() / 10,
    heightCm: cursor.uint16(),
  };
}

/** `usr.dat` of a CheckMe Pro. A size that fits more than one record is settled by the days of birth that exist. */
export function decodeCheckmeUserList(bytes: Uint8Array): CheckmeUser[] {
  const kind = 'checkme_user_list';
  const lists = sizes
    .filter((size) => bytes.length % size === 0)
    .map((size) => recordsFrom(kind, bytes, size, userFrom));
  const [first, ...others] = lists;
  if (!first) {
    const rest = bytes.length % sizes[0];
    throw new DecodeError('truncated', kind, bytes.length - rest, `${bytes.length} bytes are no number of records.`);
  }
  const exists = ({ birthday }: CheckmeUser) => birthday !== null;
  return first.every(exists) ? first : (others.find((list) => list.every(exists)) ?? first);
}
