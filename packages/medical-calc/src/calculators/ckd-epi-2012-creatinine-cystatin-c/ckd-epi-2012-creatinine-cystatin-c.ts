import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge, creatinine, cystatinCMgL } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import { bandedOutput } from '../../checks/output.ts';
import { question, sex } from '../../checks/questions.ts';
import { readChoice, readNumber, readOptIn, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CkdEpi2012CreatinineCystatinCInputs = {
  /** In serum or plasma. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** Standardised cystatin C in mg/L. */
  cystatinCMgL: number;
  /** Years, from 18. */
  age: number;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: 'female' | 'male';
  /** Applies the factor of the original publication. European societies advise against it. */
  black?: boolean;
};

export type CkdEpi2012CreatinineCystatinCOutputs = {
  /** mL/min/1.73 m². */
  egfr: Output<GfrBand>;
};

export const ckdEpi2012CreatinineCystatinCShape = /* @__PURE__ */ (() =>
  ({
    equation:
      '135 * min(creatinine / kappa, 1)^alpha * max(creatinine / kappa, 1)^-0.601 * min(cystatinCMgL / 0.8, 1)^-0.375 * max(cystatinCMgL / 0.8, 1)^-0.711 * 0.995^age * sexFactor * raceFactor',
    inputs: {
      creatinine,
      cystatinCMgL,
      age: adultAge,
      sex,
      black: { ...question('input.black'), optional: true },
    },
    outputs: {
      egfr: egfr,
    },
  }) as const satisfies Shape<CkdEpi2012CreatinineCystatinCInputs, CkdEpi2012CreatinineCystatinCOutputs>)();

/** Coefficients by sex. */
export const ckdEpi2012CreatinineCystatinCTerms = {
  female: { kappa: 0.7, alpha: -0.248, sexFactor: 0.969 },
  male: { kappa: 0.9, alpha: -0.207, sexFactor: 1 },
} as const;

const perYear = /* @__PURE__ */ Math.log(0.995);

/**
 * Returns the estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; creatinine in mg/dL; cystatin C in mg/L.
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

export type CkdEpi2012CreatinineCystatinCResult = Result<
  'ckd-epi-2012-creatinine-cystatin-c',
  CkdEpi2012CreatinineCystatinCOutputs
>;

/**
 * Returns the estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2012;367:20-29, doi:10.1056/NEJMoa1114248.
 */
export function ckdEpi2012CreatinineCystatinC(
  given: CkdEpi2012CreatinineCystatinCInputs,
  options?: Options,
): CkdEpi2012CreatinineCystatinCResult {
  const { equation, inputs, outputs } = ckdEpi2012CreatinineCystatinCShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  const cystatinCMgL = readNumber(findings, 'cystatinCMgL', values.cystatinCMgL, inputs.cystatinCMgL);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  const black = readOptIn(findings, 'black', values.black);
  if (findings.errors) return refusal('ckd-epi-2012-creatinine-cystatin-c', findings.errors);

  return success(
    'ckd-epi-2012-creatinine-cystatin-c',
    findings,
    {
      egfr: bandedOutput(
        ckdEpi2012CreatinineCystatinCFormula(creatinine, cystatinCMgL, age, sex === 'female', black),
        outputs.egfr,
      ),
    },
    options?.explain &&
      explain(equation, {
        creatinine,
        cystatinCMgL,
        age,
        ...ckdEpi2012CreatinineCystatinCTerms[sex],
        raceFactor: black ? 1.08 : 1,
      }),
  );
}
