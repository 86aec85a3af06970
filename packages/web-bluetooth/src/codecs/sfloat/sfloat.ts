import { Cursor } from '../bytes.ts';
import { decimal } from '../decimal.ts';

/** NaN, NRes and the reserved value are all NaN; only the raw word distinguishes them. */
const special: Readonly<Record<number, number>> = {
  2047: Number.NaN,
  2048: Number.NaN,
  2049: Number.NaN,
  2046: Number.POSITIVE_INFINITY,
  2050: Number.NEGATIVE_INFINITY,
};

/** Decodes a 16-bit word: 4-bit exponent and 12-bit mantissa in two's complement. */
export function toSfloat(word: number): number {
  const known = special[word];
  if (known !== undefined) return known;
  // Shifting to the top of 32 bits and back extends the sign.
  return decimal((word << 20) >> 20, (word << 16) >> 28);
}

/** IEEE 11073-20601 SFLOAT (GATT: medfloat16), two bytes. */
export function decodeSfloat(bytes: Uint8Array): number {
  return toSfloat(new Cursor('sfloat', bytes).uint16());
}
