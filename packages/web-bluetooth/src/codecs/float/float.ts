import { Cursor } from '../bytes.ts';
import { decimal } from '../decimal.ts';

/** NaN, NRes and the reserved value are all NaN; only the raw word distinguishes them. */
const special: Readonly<Record<number, number>> = {
  8388607: Number.NaN,
  8388608: Number.NaN,
  8388609: Number.NaN,
  8388606: Number.POSITIVE_INFINITY,
  8388610: Number.NEGATIVE_INFINITY,
};

/** Decodes a 32-bit word: 8-bit exponent and 24-bit mantissa in two's complement. */
export function toFloat(word: number): number {
  const known = special[word];
  if (known !== undefined) return known;
  return decimal((word << 8) >> 8, word >> 24);
}

/** IEEE 11073-20601 FLOAT (GATT: medfloat32), four bytes. */
export function decodeFloat(bytes: Uint8Array): number {
  return toFloat(new Cursor('float', bytes).uint32());
}
