/**
 * MELD-Na, unchecked: creatinine and bilirubin in mg/dL, sodium in mmol/L, each already within the bounds of the rule.
 * MELD(i) is rounded before the sodium is looked at; leaving that out moves a score by up to 11 points.
 *
 * OPTN policy 9.1, 2016.
 */
export function meldNaFormula(creatinine: number, bilirubin: number, inr: number, sodium: number): [number, number] {
  const first = 9.57 * Math.log(creatinine) + 3.78 * Math.log(bilirubin) + 11.2 * Math.log(inr) + 6.43;
  const meldI = Math.round(first);
  const lack = 137 - sodium;
  return [meldI, Math.min(meldI > 11 ? Math.round(meldI + 1.32 * lack - 0.033 * meldI * lack) : meldI, 40)];
}
