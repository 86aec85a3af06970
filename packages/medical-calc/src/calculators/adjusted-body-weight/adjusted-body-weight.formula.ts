/**
 * Adjusted body weight in kg, unchecked: the ideal weight and 40% of what is above it.
 *
 * Bauer LA et al. Eur J Clin Pharmacol 1983;24:643-647, doi:10.1007/BF00542215.
 */
export function adjustedBodyWeightFormula(ibwKg: number, weightKg: number): number {
  return ibwKg + 0.4 * (weightKg - ibwKg);
}
