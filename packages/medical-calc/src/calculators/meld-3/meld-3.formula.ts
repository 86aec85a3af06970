/**
 * MELD 3.0 before rounding, unchecked: creatinine and bilirubin in mg/dL, sodium in mmol/L, albumin in g/dL, each already
 * within the bounds of the rule.
 *
 * Kim WR et al. Gastroenterology 2021;161:1887-1895, doi:10.1053/j.gastro.2021.08.050.
 */
export function meld3Formula(
  creatinine: number,
  bilirubin: number,
  inr: number,
  sodium: number,
  albumin: number,
  female: boolean,
): number {
  const lnBilirubin = Math.log(bilirubin);
  const lnCreatinine = Math.log(creatinine);
  const lackOfSodium = 137 - sodium;
  const lackOfAlbumin = 3.5 - albumin;
  return (
    (female ? 1.33 : 0) +
    4.56 * lnBilirubin +
    (0.82 - 0.24 * lnBilirubin) * lackOfSodium +
    9.09 * Math.log(inr) +
    11.14 * lnCreatinine +
    (1.85 - 1.83 * lnCreatinine) * lackOfAlbumin +
    6
  );
}
