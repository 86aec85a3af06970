/**
 * ln age, its square, ln total cholesterol, × ln age, ln HDL, × ln age, ln treated pressure, × ln age, ln untreated
 * pressure, × ln age, smoker, × ln age, diabetes; then the mean of the sum, and the survival at that mean.
 */
const whiteWomen = [
  -29.799, 4.884, 13.54, -3.114, -13.578, 3.149, 2.019, 0, 1.957, 0, 7.574, -1.665, 0.661, -29.18, 0.9665,
] as const;
const blackWomen = [
  17.114, 0, 0.94, 0, -18.92, 4.475, 29.291, -6.432, 27.82, -6.087, 0.691, 0, 0.874, 86.61, 0.9533,
] as const;
const whiteMen = [
  12.344, 0, 11.853, -2.664, -7.99, 1.769, 1.797, 0, 1.764, 0, 7.837, -1.795, 0.658, 61.18, 0.9144,
] as const;
const blackMen = [2.469, 0, 0.302, 0, -0.307, 0, 1.916, 0, 1.809, 0, 0.549, 0, 0.645, 19.54, 0.8954] as const;
type Group = typeof whiteWomen | typeof blackWomen | typeof whiteMen | typeof blackMen;

/** Whoever is not Black has the set of White people: so the guideline says. */
export const pce2013Group = (female: boolean, black: boolean): Group =>
  black ? (female ? blackWomen : blackMen) : female ? whiteWomen : whiteMen;

/**
 * The sum of the pooled cohort equations, its mean in the group and the survival at the mean, unchecked: cholesterol in
 * mg/dL, pressure in mmHg.
 *
 * Goff DC Jr et al. Circulation 2014;129(25 Suppl 2):S49-S73, doi:10.1161/01.cir.0000437741.48606.98.
 */
export function pce2013Sum(
  group: Group,
  age: number,
  totalCholesterol: number,
  hdl: number,
  systolic: number,
  treated: boolean,
  smoker: boolean,
  diabetes: boolean,
): { sum: number; mean: number; baselineSurvival: number } {
  const lnAge = Math.log(age);
  const lnTotal = Math.log(totalCholesterol);
  const lnHdl = Math.log(hdl);
  const lnSystolic = Math.log(systolic);
  const sum =
    group[0] * lnAge +
    group[1] * lnAge * lnAge +
    (group[2] + group[3] * lnAge) * lnTotal +
    (group[4] + group[5] * lnAge) * lnHdl +
    (treated ? group[6] + group[7] * lnAge : group[8] + group[9] * lnAge) * lnSystolic +
    (smoker ? group[10] + group[11] * lnAge : 0) +
    (diabetes ? group[12] : 0);
  return { sum, mean: group[13], baselineSurvival: group[14] };
}

/** The risk over ten years, in %, from the three numbers above. */
export const pce2013Formula = (sum: number, mean: number, baselineSurvival: number): number =>
  100 * (1 - baselineSurvival ** Math.exp(sum - mean));
