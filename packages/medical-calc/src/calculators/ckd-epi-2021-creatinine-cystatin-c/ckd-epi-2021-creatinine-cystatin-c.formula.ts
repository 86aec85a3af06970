/** What differs by sex. */
export const ckdEpi2021CreatinineCystatinCTerms = {
  female: { kappa: 0.7, alpha: -0.219, sexFactor: 0.963 },
  male: { kappa: 0.9, alpha: -0.144, sexFactor: 1 },
} as const;

/** 0.9961^age as a power of e, which is computed in a third of the time of any other power. */
const perYear = /* @__PURE__ */ Math.log(0.9961);

/**
 * Estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; creatinine in mg/dL; cystatin C in mg/L.
 *
 * Inker LA et al. N Engl J Med 2021;385:1737-1749, doi:10.1056/NEJMoa2102953.
 */
export function ckdEpi2021CreatinineCystatinCFormula(
  creatinineMgDl: number,
  cystatinCMgL: number,
  age: number,
  female: boolean,
): number {
  const { kappa, alpha, sexFactor } = female
    ? ckdEpi2021CreatinineCystatinCTerms.female
    : ckdEpi2021CreatinineCystatinCTerms.male;
  const ratio = creatinineMgDl / kappa;
  const cystatin = cystatinCMgL / 0.8;
  return (
    135 *
    (ratio < 1 ? ratio ** alpha : ratio ** -0.544) *
    cystatin ** (cystatin < 1 ? -0.323 : -0.778) *
    Math.exp(perYear * age) *
    sexFactor
  );
}
