import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge, cystatinCMgL } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import { bandedOutput } from '../../checks/output.ts';
import { sex } from '../../checks/questions.ts';
import { readChoice, readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type CkdEpi2012CystatinCInputs = {
  /** Standardised cystatin C in mg/L. */
  cystatinCMgL: number;
  /** Years, from 18. */
  age: number;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: 'female' | 'male';
};

export type CkdEpi2012CystatinCOutputs = {
  /** mL/min/1.73 m². */
  egfr: Output<GfrBand>;
};

export const ckdEpi2012CystatinCShape = {
  equation: '133 * min(cystatinCMgL / 0.8, 1)^-0.499 * max(cystatinCMgL / 0.8, 1)^-1.328 * 0.996^age * sexFactor',
  inputs: {
    cystatinCMgL,
    age: adultAge,
    sex,
  },
  outputs: {
    egfr: egfr,
  },
} as const satisfies Shape<CkdEpi2012CystatinCInputs, CkdEpi2012CystatinCOutputs>;

/** Coefficients by sex. */
export const ckdEpi2012CystatinCTerms = {
  female: { sexFactor: 0.932 },
  male: { sexFactor: 1 },
} as const;

const perYear = /* @__PURE__ */ Math.log(0.996);

/**
 * Returns the estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; cystatin C in mg/L.
 *
 * Inker LA et al. N Engl J Med 2012;367:20-29, doi:10.1056/NEJMoa1114248.
 */
export function ckdEpi2012CystatinCFormula(cystatinCMgL: number, age: number, female: boolean): number {
  const { sexFactor } = female ? ckdEpi2012CystatinCTerms.female : ckdEpi2012CystatinCTerms.male;
  const cystatin = cystatinCMgL / 0.8;
  return 133 * cystatin ** (cystatin < 1 ? -0.499 : -1.328) * Math.exp(perYear * age) * sexFactor;
}

export type CkdEpi2012CystatinCResult = Result<'ckd-epi-2012-cystatin-c', CkdEpi2012CystatinCOutputs>;

/**
 * Returns the estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2012;367:20-29, doi:10.1056/NEJMoa1114248.
 */
export function ckdEpi2012CystatinC(given: CkdEpi2012CystatinCInputs, options?: Options): CkdEpi2012CystatinCResult {
  const { equation, inputs, outputs } = ckdEpi2012CystatinCShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const cystatinCMgL = readNumber(findings, 'cystatinCMgL', values.cystatinCMgL, inputs.cystatinCMgL);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  if (findings.errors) return refusal('ckd-epi-2012-cystatin-c', findings.errors);

  return success(
    'ckd-epi-2012-cystatin-c',
    findings,
    { egfr: bandedOutput(ckdEpi2012CystatinCFormula(cystatinCMgL, age, sex === 'female'), outputs.egfr) },
    options?.explain && explain(equation, { cystatinCMgL, age, ...ckdEpi2012CystatinCTerms[sex] }),
  );
}
