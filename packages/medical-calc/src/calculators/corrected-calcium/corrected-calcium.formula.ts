/**
 * Calcium in mg/dL that there would be with an albumin of 4 g/dL, unchecked: 0.8 for each g/dL that is missing.
 *
 * Payne RB et al. Br Med J 1973;4:643-646, doi:10.1136/bmj.4.5893.643.
 */
export function correctedCalciumFormula(calciumMgDl: number, albuminGDl: number): number {
  return calciumMgDl + 0.8 * (4 - albuminGDl);
}
