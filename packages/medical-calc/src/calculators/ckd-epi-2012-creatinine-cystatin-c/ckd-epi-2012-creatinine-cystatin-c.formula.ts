/** What differs by sex. */
export const ckdEpi2012CreatinineCystatinCTerms = {
  female: { kappa: 0.7, alpha: -0.248, sexFactor: 0.969 },
  male: { kappa: 0.9, alpha: -0.207, sexFactor: 1 },
} as const;

/** 0.995^age as a power of e, which is computed in a third of the time of any other power. */
const perYear = /* @__PURE__ */ Math.log(0.995);

/**
 * Estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; creatinine in mg/dL; cystatin C in mg/L.
 *
 * Inker LA et al. N Engl J Med 2012;367:20-29, doi:10.1056/NEJMoa1114248.
 */
export function ckdEpi2012CreatinineCystatinCFormula(
  creatinineMgDl: number,
  cystatinCMgL: number,
  age: number,
  female: boolean,
  black = false,
): number {
  const { kappa, alpha, sexFactor } = female
    ? ckdEpi2012CreatinineCystatinCTerms.female
    : ckdEpi2012CreatinineCystatinCTerms.male;
  const ratio = creatinineMgDl / kappa;
  const cystatin = cystatinCMgL / 0.8;
  return (
    135 *
    (ratio < 1 ? ratio ** alpha : ratio ** -0.601) *
    cystatin ** (cystatin < 1 ? -0.375 : -0.711) *
    Math.exp(perYear * age) *
    sexFactor *
    (black ? 1.08 : 1)
  );
}
