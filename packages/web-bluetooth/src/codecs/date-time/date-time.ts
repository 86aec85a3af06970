import { Cursor } from '../bytes.ts';
import { type DateTime, readDateTimeFields } from '../date-time-fields.ts';

export type { DateTime };

/** Decodes the GATT Date Time, characteristic 0x2A08, and the same seven bytes inside other measurements. */
export function decodeDateTime(bytes: Uint8Array): DateTime {
  return readDateTimeFields(new Cursor('date_time', bytes));
}
