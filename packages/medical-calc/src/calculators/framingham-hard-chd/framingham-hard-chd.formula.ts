/** Survival without a coronary event over ten years at the average of the factors. */
export const framinghamHardChdSurvival = { men: 0.9402, women: 0.98767 } as const;

/**
 * The sum of the terms of the hard-CHD equation, unchecked: cholesterol in mg/dL, pressure in mmHg. In the smoking term
 * alone the age stops, at 70 for men and 78 for women.
 *
 * NCEP ATP III final report. Circulation 2002;106:3143-3421, doi:10.1161/circ.106.25.3143.
 */
export function framinghamHardChdSum(
  age: number,
  totalCholesterol: number,
  hdl: number,
  systolic: number,
  treated: boolean,
  smoker: boolean,
  female: boolean,
): number {
  const lnAge = Math.log(age);
  const lnTotal = Math.log(totalCholesterol);
  if (female) {
    return (
      31.764001 * lnAge +
      22.465206 * lnTotal -
      1.187731 * Math.log(hdl) +
      2.552905 * Math.log(systolic) +
      (treated ? 0.420251 : 0) +
      (smoker ? 13.07543 - 2.996945 * Math.log(Math.min(age, 78)) : 0) -
      5.060998 * lnAge * lnTotal -
      146.5933061
    );
  }
  return (
    52.00961 * lnAge +
    20.014077 * lnTotal -
    0.905964 * Math.log(hdl) +
    1.305784 * Math.log(systolic) +
    (treated ? 0.241549 : 0) +
    (smoker ? 12.096316 - 2.84367 * Math.log(Math.min(age, 70)) : 0) -
    4.605038 * lnAge * lnTotal -
    2.93323 * lnAge * lnAge -
    172.300168
  );
}

/** The risk over ten years, in %, from the sum above. */
export const framinghamHardChdFormula = (sum: number, female: boolean): number =>
  100 * (1 - framinghamHardChdSurvival[female ? 'women' : 'men'] ** Math.exp(sum));
