/** Divides for negative exponents: 364 × 0.1 is 36.400000000000006. Beyond 10^22 the decimal text is parsed. */
export function decimal(mantissa: number, exponent: number): number {
  if (Math.abs(exponent) > 22) return Number(`${mantissa}e${exponent}`);
  return exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent;
}
