import { Cursor } from '../bytes.ts';
import { decimal } from '../decimal.ts';

/** NaN, "not at this resolution" and the reserved value are all no number; they are told apart in the raw word only. */
const special: Readonly<Record<number, number>> = {
  2047: Number.NaN,
  2048: Number.NaN,
  2049: Number.NaN,
  2046: Number.POSITIVE_INFINITY,
  2050: Number.NEGATIVE_INFINITY,
};

/** The value of the 16-bit word: a 4-bit exponent and a 12-bit mantissa, both two's complement. */
export function sfloatOf(word: number): number {
  const known = special[word];
  if (known !== undefined) return known;
  // Shifted to the top of 32 bits and back, the sign comes along.
  return decimal((word << 20) >> 20, (word << 16) >> 28);
}

/** IEEE 11073-20601 SFLOAT (GATT: medfloat16), two bytes. */
export function decodeSfloat(bytes: Uint8Array): number {
  return sfloatOf(new Cursor('sfloat', bytes).uint16());
}
