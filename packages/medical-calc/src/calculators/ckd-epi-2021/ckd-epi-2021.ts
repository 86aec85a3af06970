import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge, creatinine } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import { bandedOutput } from '../../checks/output.ts';
import { sex } from '../../checks/questions.ts';
import { readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CkdEpi2021Inputs = {
  /** In serum or plasma. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** Years, from 18. */
  age: number;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: 'female' | 'male';
};

export type CkdEpi2021Outputs = {
  /** mL/min/1.73 m². */
  egfr: Output<GfrBand>;
};

export const ckdEpi2021Shape = {
  equation: '142 * min(creatinine / kappa, 1)^alpha * max(creatinine / kappa, 1)^-1.200 * 0.9938^age * sexFactor',
  inputs: {
    creatinine,
    age: adultAge,
    sex,
  },
  outputs: {
    egfr: egfr,
  },
} as const satisfies Shape<CkdEpi2021Inputs, CkdEpi2021Outputs>;

/** Coefficients by sex. */
export const ckdEpi2021Terms = {
  female: { kappa: 0.7, alpha: -0.241, sexFactor: 1.012 },
  male: { kappa: 0.9, alpha: -0.302, sexFactor: 1 },
} as const;

const perYear = /* @__PURE__ */ Math.log(0.9938);

/**
 * Returns the estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; creatinine in mg/dL.
 *
 * Inker LA et al. N Engl J Med 2021;385:1737-1749, doi:10.1056/NEJMoa2102953.
 */
export function ckdEpi2021Formula(creatinineMgDl: number, age: number, female: boolean): number {
  const { kappa, alpha, sexFactor } = female ? ckdEpi2021Terms.female : ckdEpi2021Terms.male;
  const ratio = creatinineMgDl / kappa;
  return 142 * (ratio < 1 ? ratio ** alpha : ratio ** -1.2) * Math.exp(perYear * age) * sexFactor;
}

export type CkdEpi2021Result = Result<'ckd-epi-2021', CkdEpi2021Outputs>;

/**
 * Returns the estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2021;385:1737-1749, doi:10.1056/NEJMoa2102953.
 */
export function ckdEpi2021(given: CkdEpi2021Inputs, options?: Options): CkdEpi2021Result {
  const { equation, inputs, outputs } = ckdEpi2021Shape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  if (findings.errors) return refusal('ckd-epi-2021', findings.errors);

  return success(
    'ckd-epi-2021',
    findings,
    { egfr: bandedOutput(ckdEpi2021Formula(creatinine, age, sex === 'female'), outputs.egfr) },
    options?.explain && explain(equation, { creatinine, age, ...ckdEpi2021Terms[sex] }),
  );
}
