import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge, creatinine, cystatinCMgL } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import { bandedOutput } from '../../checks/output.ts';
import { sex } from '../../checks/questions.ts';
import { readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CkdEpi2021CreatinineCystatinCInputs = {
  /** In serum or plasma. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** Standardised cystatin C in mg/L. */
  cystatinCMgL: number;
  /** Years, from 18. */
  age: number;
  /** Sex of the equation, which has coefficients for these two only. */
  sex: 'female' | 'male';
};

export type CkdEpi2021CreatinineCystatinCOutputs = {
  /** mL/min/1.73 m². */
  egfr: Output<GfrBand>;
};

export const ckdEpi2021CreatinineCystatinCShape = {
  equation:
    '135 * min(creatinine / kappa, 1)^alpha * max(creatinine / kappa, 1)^-0.544 * min(cystatinCMgL / 0.8, 1)^-0.323 * max(cystatinCMgL / 0.8, 1)^-0.778 * 0.9961^age * sexFactor',
  inputs: {
    creatinine,
    cystatinCMgL,
    age: adultAge,
    sex,
  },
  outputs: {
    egfr: egfr,
  },
} as const satisfies Shape<CkdEpi2021CreatinineCystatinCInputs, CkdEpi2021CreatinineCystatinCOutputs>;

/** Coefficients by sex. */
export const ckdEpi2021CreatinineCystatinCTerms = {
  female: { kappa: 0.7, alpha: -0.219, sexFactor: 0.963 },
  male: { kappa: 0.9, alpha: -0.144, sexFactor: 1 },
} as const;

const perYear = /* @__PURE__ */ Math.log(0.9961);

/**
 * Returns the estimated glomerular filtration rate in mL/min per 1.73 m², unchecked; creatinine in mg/dL; cystatin C in mg/L.
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

export type CkdEpi2021CreatinineCystatinCResult = Result<
  'ckd-epi-2021-creatinine-cystatin-c',
  CkdEpi2021CreatinineCystatinCOutputs
>;

/**
 * Returns the estimated glomerular filtration rate of an adult, in mL/min per 1.73 m².
 *
 * Inker LA et al. N Engl J Med 2021;385:1737-1749, doi:10.1056/NEJMoa2102953.
 */
export function ckdEpi2021CreatinineCystatinC(
  given: CkdEpi2021CreatinineCystatinCInputs,
  options?: Options,
): CkdEpi2021CreatinineCystatinCResult {
  const { equation, inputs, outputs } = ckdEpi2021CreatinineCystatinCShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const creatinine = readQuantity(findings, 'creatinine', values.creatinine, inputs.creatinine);
  const cystatinCMgL = readNumber(findings, 'cystatinCMgL', values.cystatinCMgL, inputs.cystatinCMgL);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const sex = readChoice(findings, 'sex', values.sex, inputs.sex);
  if (findings.errors) return refusal('ckd-epi-2021-creatinine-cystatin-c', findings.errors);

  return success(
    'ckd-epi-2021-creatinine-cystatin-c',
    findings,
    {
      egfr: bandedOutput(
        ckdEpi2021CreatinineCystatinCFormula(creatinine, cystatinCMgL, age, sex === 'female'),
        outputs.egfr,
      ),
    },
    options?.explain &&
      explain(equation, { creatinine, cystatinCMgL, age, ...ckdEpi2021CreatinineCystatinCTerms[sex] }),
  );
}
