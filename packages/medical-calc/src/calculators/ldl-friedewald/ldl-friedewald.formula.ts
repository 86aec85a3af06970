/**
 * LDL cholesterol in mg/dL, unchecked: total minus HDL minus a fifth of the triglycerides, all in mg/dL.
 *
 * Friedewald WT, Levy RI, Fredrickson DS. Clin Chem 1972;18:499-502, doi:10.1093/clinchem/18.6.499.
 */
export function ldlFriedewaldFormula(totalMgDl: number, hdlMgDl: number, triglyceridesMgDl: number): number {
  return totalMgDl - hdlMgDl - triglyceridesMgDl / 5;
}
