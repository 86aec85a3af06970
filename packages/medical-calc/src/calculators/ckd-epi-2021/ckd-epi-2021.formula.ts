/** What differs by sex. */
export const ckdEpi2021Terms = {
  female: { kappa: 0.7, alpha: -0.241, sexFactor: 1.012 },
  male: { kappa: 0.9, alpha: -0.302, sexFactor: 1 },
} as const;

/** 0.9938^age as a power of e, which is computed in a third of the time of any other power. */
const perYear = /* @__PURE__ */ Math.log(0.9938);

/**
 * Estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; creatinine in mg/dL.
 *
 * Inker LA et al. N Engl J Med 2021;385:1737-1749, doi:10.1056/NEJMoa2102953.
 */
export function ckdEpi2021Formula(creatinineMgDl: number, age: number, female: boolean): number {
  const { kappa, alpha, sexFactor } = female ? ckdEpi2021Terms.female : ckdEpi2021Terms.male;
  const ratio = creatinineMgDl / kappa;
  return 142 * (ratio < 1 ? ratio ** alpha : ratio ** -1.2) * Math.exp(perYear * age) * sexFactor;
}
