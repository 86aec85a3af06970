/**
 * MELD, unchecked: creatinine and bilirubin in mg/dL, each already within the bounds of the rule. From 6 to 40.
 *
 * Kamath PS et al. Hepatology 2001;33:464-470, doi:10.1053/jhep.2001.22172, with the rounding and the bounds of UNOS.
 */
export function meldFormula(creatinine: number, bilirubin: number, inr: number): number {
  const raw = 9.57 * Math.log(creatinine) + 3.78 * Math.log(bilirubin) + 11.2 * Math.log(inr) + 6.43;
  return Math.min(Math.max(Math.round(raw), 6), 40);
}
