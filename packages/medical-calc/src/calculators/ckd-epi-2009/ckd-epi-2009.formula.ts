/** What differs by sex. */
export const ckdEpi2009Terms = {
  female: { kappa: 0.7, alpha: -0.329, sexFactor: 1.018 },
  male: { kappa: 0.9, alpha: -0.411, sexFactor: 1 },
} as const;

/** 0.993^age as a power of e, which is computed in a third of the time of any other power. */
const perYear = /* @__PURE__ */ Math.log(0.993);

/**
 * Estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; creatinine in mg/dL.
 *
 * Levey AS et al. Ann Intern Med 2009;150:604-612, doi:10.7326/0003-4819-150-9-200905050-00006.
 */
export function ckdEpi2009Formula(creatinineMgDl: number, age: number, female: boolean, black = false): number {
  const { kappa, alpha, sexFactor } = female ? ckdEpi2009Terms.female : ckdEpi2009Terms.male;
  const ratio = creatinineMgDl / kappa;
  return (
    141 * (ratio < 1 ? ratio ** alpha : ratio ** -1.209) * Math.exp(perYear * age) * sexFactor * (black ? 1.159 : 1)
  );
}
