import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge, creatinine } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import { bandedOutput } from '../../checks/output.ts';
import { question, sex } from '../../checks/questions.ts';
import { readChoice, readNumber, readOptIn, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CkdEpi2009Inputs = {
  /** In serum or plasma. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** Years, from 18. */
  age: number;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: 'female' | 'male';
  /** Applies the factor of the original publication. European societies advise against it. */
  black?: boolean;
};

export type CkdEpi2009Outputs = {
  /** mL/min/1.73 m². */
  egfr: Output<GfrBand>;
};

export const ckdEpi2009Shape = /* @__PURE__ */ (() =>
  ({
    equation:
      '141 * min(creatinine / kappa, 1)^alpha * max(creatinine / kappa, 1)^-1.209 * 0.993^age * sexFactor * raceFactor',
    inputs: {
      creatinine,
      age: adultAge,
      sex,
      black: { ...question('input.black'), optional: true },
    },
    outputs: {
      egfr: egfr,
    },
  }) as const satisfies Shape<CkdEpi2009Inputs, CkdEpi2009Outputs>)();

/** Coefficients by sex. */
export const ckdEpi2009Terms = {
  female: { kappa: 0.7, alpha: -0.329, sexFactor: 1.018 },
  male: { kappa: 0.9, alpha: -0.411, sexFactor: 1 },
} as const;

/** 0.993^age is computed as a power of e, which is three times faster. */
const perYear = /* @__PURE__ */ Math.log(0.993);

/**
 * Returns the estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; creatinine in mg/dL.
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

export type CkdEpi2009Result = Result<'ckd-epi-2009', CkdEpi2009Outputs>;

/**
 * Returns the estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Levey AS et al. Ann Intern Med 2009;150:604-612, doi:10.7326/0003-4819-150-9-200905050-00006.
 */
export function ckdEpi2009(given: CkdEpi2009Inputs, options?: Options): CkdEpi2009Result {
  const { equation, inputs, outputs } = ckdEpi2009Shape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  const black = readOptIn(findings, 'black', values.black);
  if (findings.errors) return refusal('ckd-epi-2009', findings.errors);

  return success(
    'ckd-epi-2009',
    findings,
    { egfr: bandedOutput(ckdEpi2009Formula(creatinine, age, sex === 'female', black), outputs.egfr) },
    options?.explain && explain(equation, { creatinine, age, ...ckdEpi2009Terms[sex], raceFactor: black ? 1.159 : 1 }),
  );
}
