/**
 * mantissa × 10^exponent, rounded to the nearest double. Multiplying by 10^-1 would yield 36.400000000000006 for 364
 * × 10^-1; dividing by 10 yields 36.4. Powers of ten are exact up to 10^22; beyond, the decimal text is parsed.
 */
export function decimal(mantissa: number, exponent: number): number {
  if (Math.abs(exponent) > 22) return Number(`${mantissa}e${exponent}`);
  return exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent;
}
